import { loadClockOffset } from '@girassol/api-platform/clock';
import { switchTransactionAccount, type Tx } from '@girassol/api-platform/database';

/** Account whose clock something at the bank follows, and how far it was ahead when that was made. */
export interface BankClock {
  clock_of: string | null;
  clock_offset_ms: number;
}

/** Returns the columns of a row of the bank that remember whose clock it follows. */
export const buildBankClock = (accountId: string | null, now: Date): BankClock => ({
  clock_of: accountId,
  clock_offset_ms: now.getTime() - Date.now(),
});

/** Loads the current time of a charge or authorization: by the clock of its account, in a transaction of no account. */
export async function loadBankNow(tx: Tx, { clock_of, clock_offset_ms }: BankClock): Promise<Date> {
  if (clock_of === null) return new Date(Date.now() + clock_offset_ms);
  await switchTransactionAccount(tx, clock_of);
  const accountOffset = await loadClockOffset(tx, clock_of);
  await switchTransactionAccount(tx, '');
  return new Date(Date.now() + Math.max(accountOffset, clock_offset_ms));
}
