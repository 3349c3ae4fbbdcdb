import type { Generated } from 'kysely';

/** How far the clock of an account is ahead of the world's. No row: not at all. Read and written by `platform/clock` only. */
export interface AccountClocksTable {
  account_id: string;
  offset_ms: Generated<number>;
  /** Where it is being moved to, step by step. */
  moving_to: Date | null;
}

export interface ClockTables {
  account_clocks: AccountClocksTable;
}
