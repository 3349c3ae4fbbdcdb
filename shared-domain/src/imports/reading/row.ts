/**
 * Error or remark about a cell of an imported row: column, property, value, and a message in Portuguese that
 * says how to correct the cell.
 */
export interface RowError {
  /** Null where no column is mapped to what is missing. */
  column: string | null;
  property: string | null;
  /** As it stood in the cell. */
  value: string;
  message: string;
}

/**
 * Values of an imported row by property; an empty cell has no key. Documents, phones and postal codes are
 * digits (a CNPJ may have upper-case letters), dates are `YYYY-MM-DD`, amounts are reais with two decimals,
 * choices are the option's label, and persons are names as in the cell.
 */
export type RowValues = Record<string, string | number | boolean>;

/** Result of reading a row of a spreadsheet: values by import property, errors (`faults`) and remarks. */
export interface ParsedRow {
  values: RowValues;
  faults: RowError[];
  /** Parts of cells that are not in the values, or is there with other digits: told, and no reason to hold the row back. */
  remarks: RowError[];
}

/** Number and date formats of ambiguous spreadsheet columns, by header. */
export interface ReadingHints {
  /** Does `1.234` mean a thousand and more, or one and a bit? */
  points?: Record<string, 'thousands' | 'decimal'>;
  /** Is `03/04/2024` the third of April? It is where nothing is said. */
  dayFirst?: Record<string, boolean>;
}
