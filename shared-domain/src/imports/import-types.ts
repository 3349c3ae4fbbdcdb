/**
 * Types of record that can be imported from a spreadsheet, as named in URLs and saved mappings (imports-040).
 * Each board has a type of its own.
 */
export const importTypes = [
  'customer',
  'sales',
  'preSale',
  'project',
  'installation',
  'afterSales',
  'administrative',
  'kit',
  'inverter',
  'equipament',
  'module',
] as const;

export type ImportType = (typeof importTypes)[number];

/** File extensions that can be imported (imports-009). */
export const spreadsheetExtensions = ['csv', 'xlsx', 'xls'] as const;

/** Maximum size of a spreadsheet, in bytes. */
export const MAX_SPREADSHEET_BYTES = 30 * 1024 * 1024;
