export * from './import-rights';
export * from './import-states';
export * from './import-types';
export { checkMapping } from './mapping/check-mapping';
export * from './mapping/headers';
export { isKnownHeader } from './mapping/known-header-keys';
export * from './mapping/mapping';
export { computeTrigramSimilarity, computeTrigrams } from './mapping/similarity';
export { suggestMapping } from './mapping/suggest-mapping';
export {
  type BoardImportType,
  boardImportDefinitions,
  boardImportTypes,
  getImportedStatusLabels,
  isBoardImportType,
  parseImportedStatus,
} from './properties/board-import-definitions';
export type { CustomerPropertyName } from './properties/customer-properties';
export * from './properties/import-properties';
export { MAX_IMPORTED_KIT_LINES } from './properties/kit-properties';
export * from './properties/property';
export {
  addCellToFormatEvidence,
  type ColumnFormatEvidence,
  collectColumnFormatEvidence,
  createEmptyFormatEvidence,
} from './reading/column-format-evidence';
export * from './reading/income';
export { parseSpreadsheetDate } from './reading/read-date';
export { parseSpreadsheetNumber } from './reading/read-number';
export { type AmbiguousColumn, type FoundReadingHints, findReadingHints } from './reading/reading-hints';
export * from './reading/row';
export { createRowReader } from './reading/row-reader';
export * from './sheet-cell';
export { formatCellText } from './sheet-cell-text';
export * from './written-counts';
