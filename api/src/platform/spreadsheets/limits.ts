/** What is read of a spreadsheet that somebody sends, and what its reader may take of this machine. */
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

/** Of a package (xlsx), before anything of it is unpacked. */
export const packageLimits = {
  entries: 2_000,
  bytes: 400 * 1024 * 1024,
  /** Of the texts that cells share: they stay in memory. */
  textBytes: 40 * 1024 * 1024,
} as const;

/**
 * Rows that travel together. As texts they stay below what V8 takes for a large object (128 kB): those outlive their use until
 * all of the memory is cleaned, and that made 100 MB of a file of 100,000 rows.
 */
export const PORTION = 300;
