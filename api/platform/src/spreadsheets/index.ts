export { runInSpreadsheetQueue } from './in-turn';
export { spreadsheetLimits } from './limits';
export { readSpreadsheet, surveySpreadsheet } from './read-spreadsheet';
export type {
  HeaderCandidate,
  HeaderPosition,
  OpenSheet,
  SheetDescription,
  SheetRow,
  SheetSurvey,
} from './sheet';
export { writeSpreadsheet } from './write-spreadsheet';
export type { WrittenCell, WrittenColumn, WrittenSheet } from './written-sheet';
