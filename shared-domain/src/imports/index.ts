export * from './import-rights';
export * from './import-states';
export * from './import-types';
export { checkMapping } from './mapping/check-mapping';
export * from './mapping/headers';
export * from './mapping/mapping';
export { similarity, trigrams } from './mapping/similarity';
export { suggestMapping } from './mapping/suggest-mapping';
export {
  type BoardImportType,
  boardImports,
  boardImportTypes,
  importedStatus,
  isBoardImport,
  statusLabels,
} from './properties/board-imports';
export { maxGroups } from './properties/kit-properties';
export * from './properties/properties-of';
export * from './properties/property';
export * from './reading/income';
export { readingHints } from './reading/reading-hints';
export * from './reading/row';
export { rowReader } from './reading/row-reader';
export * from './sheet-cell';
export { cellText } from './sheet-cell-text';
export * from './written-counts';
