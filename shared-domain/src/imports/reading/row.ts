/** What is wrong with a cell of a row, in Portuguese, and how to mend it. */
export interface RowFault {
  /** Null where no column is mapped to what is missing. */
  column: string | null;
  property: string | null;
  /** As it stood in the cell. */
  value: string;
  message: string;
}

/**
 * Property → value; empty cells have no key. Documents, phones and postal codes are digits (a CNPJ may have letters, in
 * upper case), dates `YYYY-MM-DD`, amounts reais with two decimals, choices the option's text, persons as written.
 */
export type RowValues = Record<string, string | number | boolean>;

export interface ReadRow {
  values: RowValues;
  faults: RowFault[];
}

/** How to read columns whose values can be read in two ways, by header. */
export interface ReadingHints {
  /** Does `1.234` mean a thousand and more, or one and a bit? */
  points?: Record<string, 'thousands' | 'decimal'>;
  /** Is `03/04/2024` the third of April? It is where nothing is said. */
  dayFirst?: Record<string, boolean>;
}
