import type { ColumnFormatEvidence } from '../reading/column-format-evidence';
import type { SheetCell } from '../sheet-cell';

/** Mapping from column headers to property names; a column with null or no entry is not imported. */
export type ImportMapping = Record<string, string | null>;

/**
 * Column of an uploaded spreadsheet: header, values of the first rows, and evidence for the formats of all
 * rows.
 */
export interface SheetColumn {
  header: string;
  /** Up to 99 values, of the first 99 data rows. */
  values: readonly SheetCell[];
  /** Evidence of all rows; if absent, only the sampled values are known. */
  evidence?: ColumnFormatEvidence | undefined;
}

/**
 * Reason why a property is suggested for a spreadsheet column, strongest first; `none` if no property is
 * suggested.
 */
export type SuggestionReason = 'exact' | 'synonym' | 'learned' | 'likely' | 'values' | 'none';

/** Suggestion of the import property for a spreadsheet column, with its certainty and the alternatives. */
export interface MappingSuggestion {
  property: string | null;
  certainty: SuggestionReason;
  /** Weaker candidates, best first. */
  others: readonly string[];
}

/**
 * Error, warning or hint about the mapping of spreadsheet columns to import properties. An error blocks the
 * import.
 */
export interface MappingFinding {
  level: 'error' | 'warning' | 'hint';
  column: string | null;
  property: string | null;
  message: string;
}
