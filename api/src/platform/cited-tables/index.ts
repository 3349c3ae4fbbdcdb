export { importCited } from './import-cited';
export type { ImportReport } from './import-report';
export { type CsvRow, readCsv } from './read-csv';
