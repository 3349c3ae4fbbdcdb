import type { SheetCell } from '../sheet-cell';

/** Column header → name of a property; absent or null: not imported. */
export type ImportMapping = Record<string, string | null>;

/** A column of what was uploaded. */
export interface SheetColumn {
  header: string;
  /** Up to 99 values, of the first 99 data rows. */
  values: readonly SheetCell[];
}

/** Why a property is suggested: best reasons first, `none` where nothing is. */
export type Certainty = 'exact' | 'synonym' | 'learned' | 'likely' | 'values' | 'none';

/** What a column most likely is. */
export interface Suggestion {
  property: string | null;
  certainty: Certainty;
  /** Weaker candidates, best first. */
  others: readonly string[];
}

/** Something to look at in a mapping: errors block the import. */
export interface MappingFinding {
  level: 'error' | 'warning' | 'hint';
  column: string | null;
  property: string | null;
  message: string;
}
