/** Timeouts in milliseconds of tests and hooks that need more than fifteen seconds, by the reason for waiting. */
export const TEST_TIMEOUTS_MS = {
  /** Another process: a server, a browser, a compiler, a converter. On a busy machine each starts slowly. */
  process: 180_000,
  /** A database that is filled from nothing, or very many rows. */
  database: 240_000,
  /** Processes that are killed again and again. */
  kills: 600_000,
} as const;
