import type { SheetDefinition, WrittenCell } from '../written-sheet';

/** Rows of a sheet to be written, in batches, as they arrive. */
export type RowBatches = AsyncGenerator<readonly (readonly WrittenCell[])[], void, undefined>;

/** Function that writes a sheet to a file from its rows, and returns the number of rows. */
export type SheetWriter = (path: string, plan: SheetDefinition, rows: RowBatches) => Promise<number>;
