import type { WrittenCell } from '../written-sheet';
import { writeStreamed } from './streamed-xlsx';
import { writeStyled } from './styled-xlsx';
import type { RowPortions, WriteSheet } from './write-file';

/** More rows than these are not held in memory. */
const MOST_STYLED = 20_000;

/** Typed cells, a head that stays, filters, widths and sums; with colours where it is not too long. */
export const writeXlsx: WriteSheet = async (path, plan, portions) => {
  const begun: (readonly WrittenCell[])[] = [];
  for (;;) {
    const { value, done } = await portions.next();
    if (done) return writeStyled(path, plan, begun);
    begun.push(...value);
    if (begun.length > MOST_STYLED) return writeStreamed(path, plan, withBegun(begun, portions));
  }
};

async function* withBegun(begun: (readonly WrittenCell[])[], portions: RowPortions): RowPortions {
  yield begun;
  yield* portions;
}
