import type { SheetCell } from '../sheet-cell';

/**
 * Error of a spreadsheet cell that cannot be read. `message` says in Portuguese what is wrong with the cell
 * and how to correct the cell. Readers return the error and never throw it.
 */
export class CellReadingError {
  readonly message: string;

  constructor(message: string) {
    this.message = message;
  }
}

/**
 * Part of a cell's content that the value read from the cell leaves out, such as a second phone or an
 * extension.
 */
export interface CellLeftover {
  kind: 'phone' | 'text';
  /** A phone as digits, any other text as it is written. */
  text: string;
}

interface Notes {
  /** Changes on the way from the cell to the value: sentences in Portuguese. */
  remarks?: readonly string[];
  rest?: readonly CellLeftover[];
}

/**
 * Value that was read from a cell but omits or changes part of the cell's content: `remarks` describe the
 * changes, `rest` has the parts that were left out.
 */
export class AnnotatedCellValue {
  readonly value: string | number | boolean | undefined;
  readonly remarks: readonly string[];
  readonly rest: readonly CellLeftover[];

  constructor(value: string | number | boolean | undefined, { remarks = [], rest = [] }: Notes) {
    this.value = value;
    this.remarks = remarks;
    this.rest = rest;
  }
}

/**
 * Result of reading a spreadsheet cell: a value, an annotated value or an error. Undefined if the cell's text
 * means that there is no value.
 */
export type CellReading = string | number | boolean | CellReadingError | AnnotatedCellValue | undefined;

/** Returns the value of a cell, wrapped in an `AnnotatedCellValue` if `notes` has any remark or leftover. */
export function annotateValue(value: string | number | boolean, notes: Required<Notes>): CellReading {
  return notes.remarks.length === 0 && notes.rest.length === 0 ? value : new AnnotatedCellValue(value, notes);
}

/**
 * Function that converts a spreadsheet cell to a value or an error. The cell is not empty, and `text` is its
 * content on one line.
 */
export type CellReader = (cell: NonNullable<SheetCell>, text: string) => CellReading;
