// Where the adventures lie on the campaign's road, in the units of the picture `saga-road` (560 by 380): the page puts its buttons
// there. Needs no picture.

export interface Stop {
  id: string;
  x: number;
  y: number;
}

const [columns, rows] = [[76, 212, 348, 484], [112, 214, 316]] as const;
const order = ['saga-a', 'saga-b', 'saga-01', 'saga-02', 'saga-03', 'saga-04', 'saga-05', 'saga-06', 'saga-07', 'saga-08', 'saga-09', 'saga-10'];

/** Down through the mountain, to and fro. */
export const stops: readonly Stop[] = order.map((id, at) => {
  const row = Math.floor(at / columns.length);
  const column = at % columns.length;
  return { id, x: columns[row % 2 ? columns.length - 1 - column : column]!, y: rows[row]! };
});
/** How far from its middle a chamber reaches. */
export const chamber = 36;
