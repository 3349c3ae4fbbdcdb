/** What can be imported, as addresses and saved mappings name it (imports-040), with a type for each board. */
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

/** How the names of files end that can be imported (imports-009). */
export const spreadsheetExtensions = ['csv', 'xlsx', 'xls'] as const;

/** What a file may weigh. */
export const SPREADSHEET_MAX_BYTES = 30 * 1024 * 1024;
