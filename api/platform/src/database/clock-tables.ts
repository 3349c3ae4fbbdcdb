import type { Generated } from 'kysely';

/**
 * Row of `account_clocks`: milliseconds by which the clock of an account is ahead of real time. The clock of
 * an account without a row shows real time. Only `platform/clock` reads and writes the table.
 */
export interface AccountClocksTable {
  account_id: string;
  offset_ms: Generated<number>;
  /** Time to which the clock is being moved, step by step; null: it is not being moved. */
  moving_to: Date | null;
}

export interface ClockTables {
  account_clocks: AccountClocksTable;
}
