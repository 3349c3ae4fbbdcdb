import type { SheetCell } from '../sheet-cell';

/** Why a cell cannot be read: what is wrong and how to mend it, in Portuguese. */
export class Misread {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/** What a property is given by a cell; nothing where the cell says that there is nothing. */
export type Reading = string | number | boolean | Misread | undefined;

/** Reads a cell that is not empty; `text` is the same on one line. */
export type CellReader = (cell: NonNullable<SheetCell>, text: string) => Reading;
