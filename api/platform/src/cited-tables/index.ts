export type { CitedImportReport } from './cited-import-report';
export { importCitedRows } from './import-cited';
export { type CsvRow, parseCsv } from './read-csv';
