// A rulebook: an index, a chapter at a time, opened at the paragraph that matters, and what a search finds. The rules'
// screen shows it, and a sheet over the table.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Icon } from '../icons';
import { language, learnWords, plural, say } from '../words';
import { Blocks } from './Blocks';
import { loadExamples, type Examples } from './examples';
import { loadNames, type Names } from './glossary';
import { chapterWith, idsOf, shortId, type Block, type Chapter, type Rules } from './markdown';
import { anchor, sentence, type Reading } from './reading';
import { needlesOf, search } from './search';
import { sourceOf } from './sources';
import './rules.css';

interface Props {
  game: string;
  /** the rule or chapter that is open; null for the index */
  place: string | null;
  open(place: string | null): void;
  /** how to go back to where one came from, if there is such a place */
  back?(): void;
}

/** The book and all that belongs to it, or why it could not be had. */
function useBook(game: string) {
  const [rules, setRules] = useState<Rules | null>(null);
  const [fault, setFault] = useState<unknown>(null);
  const [examples, setExamples] = useState<Examples | null>(null);
  const [names, setNames] = useState<Names>([]);
  const source = useMemo(() => sourceOf(game, language.value), [game, language.value]);
  useEffect(() => {
    if (source) Promise.all([source.load(), learnWords(game)]).then(([book]) => setRules(book), setFault);
    // Without them the book can be read all the same.
    loadExamples(game).then(setExamples, () => {});
    if (source && source.language !== language.value) loadNames().then(setNames, () => {});
  }, [source]);
  return { source, rules, fault, examples, names };
}

function Index({ rules, place, reading }: { rules: Rules; place: string | null; reading: Reading }) {
  const current = place === null ? undefined : chapterWith(rules, place);
  return (
    <nav class="rules-index" aria-label={say('web.rules.index')}>
      <ol>
        {rules.chapters.map((chapter) => (
          <li key={chapter.id}>
            <button type="button" class="button quiet" aria-current={chapter === current ? 'true' : undefined} onClick={() => reading.open(chapter.id)}>
              <span class="rule-id">{numberOf(chapter)}</span>
              <span lang={reading.language}>{chapter.title}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Chapters of rulings and examples have letters, which say nothing. */
function numberOf({ id }: Chapter): string {
  return /^[A-Z]+-\d/.test(id) ? shortId(id) : '';
}

function ChapterText({ chapter, reading }: { chapter: Chapter; reading: Reading }) {
  return (
    <section aria-labelledby={anchor(chapter.id)}>
      <h2 id={anchor(chapter.id)} tabIndex={-1} lang={reading.language}>
        {numberOf(chapter) && <span class="chapter-id">{numberOf(chapter)}</span>} {chapter.title}
      </h2>
      <Blocks blocks={chapter.blocks} reading={reading} />
    </section>
  );
}

function Neighbours({ rules, chapter, reading }: { rules: Rules; chapter: Chapter; reading: Reading }) {
  const at = rules.chapters.indexOf(chapter);
  const way = (to: Chapter | undefined, words: string, kind: string) =>
    to && (
      <button type="button" class={`button ${kind}`} onClick={() => reading.open(to.id)}>
        <span class="spoken">{words}: </span>
        <span lang={reading.language}>{to.title}</span>
      </button>
    );
  return (
    <div class="rules-neighbours">
      {way(rules.chapters[at - 1], say('web.rules.before'), 'before')}
      {way(rules.chapters[at + 1], say('web.rules.next'), 'next')}
    </div>
  );
}

/** A chapter's beginning goes below the search, a rule to the middle as far as it has room. */
function bringIntoSight(target: HTMLElement) {
  const below = 90;
  const scroller = target.closest('.dialog-body') ?? document.documentElement;
  const { top, height } = target.getBoundingClientRect();
  const start = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
  const middle = (scroller.clientHeight - height) / 2;
  scroller.scrollTop += top - start - (target.tagName === 'H2' ? below : Math.max(below, middle));
}

export function Reader({ game, place, open, back }: Props) {
  const { source, rules, fault, examples, names } = useBook(game);
  if (!source) return <p class="notice">{say('web.rules.none')}</p>;
  if (fault !== null) return <p class="notice wrong" role="alert">{say('web.rules.failed')}</p>;
  if (!rules) return <p role="status">{say('web.rules.wait')}</p>;
  return <Book {...{ game, place, open, back, rules, examples, names }} language={source.language} />;
}

function Book({ game, place, open, back, rules, examples, names, language: spoken }: Props & Pick<Reading, 'examples' | 'language'> & { rules: Rules; names: Names }) {
  // A question belongs to the place where it was asked: opening a rule shows its chapter.
  const [asked, setAsked] = useState({ at: place, question: '' });
  const question = asked.at === place ? asked.question : '';
  const text = useRef<HTMLDivElement>(null);
  const needles = useMemo(() => needlesOf(question, names), [question, names]);
  const translate = language.value !== spoken;
  const known = useMemo(() => new Set(idsOf(rules)), [rules]);
  const reading: Reading = {
    game,
    language: spoken,
    needles,
    opened: place,
    translate,
    known,
    examples,
    open: (id) => {
      setAsked({ at: place, question: '' });
      open(id);
    },
  };
  const searching = needles.length > 0;
  const found = useMemo(
    () => (searching ? search(rules, needles, (block: Block) => ('id' in block ? sentence(block.id) : '')) : []),
    [rules, needles, language.value],
  );
  const hits = found.reduce((sum, { blocks }) => sum + blocks.length, 0);
  const chapter = place === null ? undefined : chapterWith(rules, place);
  const unknown = place !== null && !chapter;
  useEffect(() => {
    // What is drawn moves what stands below it: the paragraph is brought into sight again when the pictures are there.
    const target = place === null || searching ? null : text.current?.querySelector<HTMLElement>(`#${CSS.escape(anchor(place))}`);
    if (!target) return;
    bringIntoSight(target);
    target.focus({ preventScroll: true });
  }, [place, searching, examples]);
  return (
    <div class="rules-columns" data-place={searching ? 'found' : chapter ? 'chapter' : 'index'}>
      <div class="rules-find">
        {back && (
          <button type="button" class="button" onClick={back}>
            {say('web.rules.back')}
          </button>
        )}
        {place !== null && (
          <button type="button" class="button to-index" onClick={() => open(null)}>
            {say('web.rules.index')}
          </button>
        )}
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <Icon sign="rules" />
          <input
            type="search"
            class="rules-search"
            autocomplete="off"
            aria-label={say('web.rules.search')}
            placeholder={say('web.rules.search')}
            value={question}
            onInput={(event) => setAsked({ at: place, question: event.currentTarget.value })}
          />
        </form>
        <p class="rules-hits" role="status">
          {searching && (hits > 0 ? plural('web.rules.hits', hits) : say('web.rules.no_hits'))}
        </p>
      </div>
      <Index rules={rules} place={place} reading={reading} />
      <div class="rules-text" ref={text}>
        {unknown &&
          (sentence(place) ? (
            <p class="notice">{sentence(place)}</p>
          ) : (
            <p class="notice wrong" role="alert">
              {say('web.rules.unknown', { id: shortId(place) })}
            </p>
          ))}
        {translate && <p class="rules-language">{say('web.rules.english')}</p>}
        {found.map((some) => (
          <ChapterText key={some.id} chapter={some} reading={reading} />
        ))}
        {!searching && chapter && (
          <>
            <ChapterText chapter={chapter} reading={reading} />
            <Neighbours rules={rules} chapter={chapter} reading={reading} />
          </>
        )}
      </div>
    </div>
  );
}
