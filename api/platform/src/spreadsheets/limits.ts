/**
 * Limits of a received spreadsheet (bytes, rows, columns), and of the process that reads it (time, memory).
 */
export const spreadsheetLimits = {
  bytes: 30 * 1024 * 1024,
  /** With content, below the headers. */
  rows: 100_000,
  columns: 200,
  /** Of work; while nobody asks for rows the clock stands still. */
  seconds: 60,
  heapMegabytes: 640,
  /** Characters of a cell: what a spreadsheet program keeps. */
  cellLength: 32_767,
} as const;

/** Limits of the zip package of an xlsx file, checked before anything in the package is unpacked. */
export const xlsxPackageLimits = {
  entries: 2_000,
  bytes: 400 * 1024 * 1024,
  /** Of the texts that cells share: they stay in memory. */
  textBytes: 40 * 1024 * 1024,
} as const;

/**
 * Number of rows in one message between this process and a child process that reads or writes a spreadsheet.
 * The text of 300 rows stays below V8's large-object size (128 kB); large objects stay in memory until a full
 * collection, which took 100 MB for a file of 100,000 rows.
 */
export const ROWS_PER_MESSAGE = 300;
