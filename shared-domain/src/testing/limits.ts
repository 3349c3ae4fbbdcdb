/** Milliseconds that a test, or what is done before one, may take where fifteen seconds are not enough: by what it waits for. */
export const TEST_LIMITS = {
  /** Another process: a server, a browser, a compiler, a converter. */
  process: 60_000,
  /** A database that is filled from nothing, or very many rows. */
  database: 240_000,
  /** Processes that are killed again and again. */
  kills: 600_000,
} as const;
