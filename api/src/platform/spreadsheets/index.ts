export { spreadsheetLimits } from './limits';
export { readSpreadsheet } from './read-spreadsheet';
export type { OpenSheet, SheetHead, SheetRow } from './sheet';
export { writeSpreadsheet } from './write-spreadsheet';
export type { WrittenCell, WrittenColumn, WrittenSheet } from './written-sheet';
