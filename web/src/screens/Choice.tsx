// One of a few, as a row of radio buttons that look like one piece.
interface Props<Value extends string | number> {
  /** the name of the group in the form */
  name: string;
  legend: string;
  /** for screen readers alone, where the legend is plain to see already */
  quiet?: boolean;
  values: readonly Value[];
  value: Value;
  words(value: Value): string;
  choose(value: Value): void;
}

export function Choice<Value extends string | number>({ name, legend, quiet, values, value, words, choose }: Props<Value>) {
  return (
    <fieldset class="choice">
      <legend class={quiet ? 'spoken' : ''}>{legend}</legend>
      <div class="choice-row">
        {values.map((each) => (
          <label key={each}>
            <input type="radio" id={`${name}-${each}`} name={name} value={each} checked={each === value} onChange={() => choose(each)} />
            <span>{words(each)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
