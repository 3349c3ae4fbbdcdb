import {
  type ChargeBooks,
  computeLedgerBalance,
  type LedgerBalance,
  ledgerBooks,
  type Posting,
} from '@girassol/account-domain/billing';
import type { Row, Tx } from '@girassol/api-platform/database';
import { type PostingCause, recordPosting } from './record-posting';

type Entry = Pick<Row<'billing_entries'>, 'book' | 'cents' | 'charge_id' | 'event_key'>;

/** Keys of postings by which credit paid a charge, or stopped paying it. */
const creditEvents = /^credit(?:-return)?:/;

/**
 * Ledger of an account, read once. What is posted through it is in its sums at once, so nothing is read again in a
 * transaction that has locked the subscription.
 */
export interface AccountLedger extends LedgerBalance {
  /** Returns what the books of a charge hold, and how much of it credit has paid. */
  getChargeBooks(chargeId: string): { books: ChargeBooks; creditUsedCents: number };
  /** Writes a posting, and counts it. */
  post(posting: Posting, cause: PostingCause): Promise<void>;
}

/** Loads the ledger of an account. */
export async function loadLedger(tx: Tx, accountId: string): Promise<AccountLedger> {
  const entries: Entry[] = await tx
    .selectFrom('billing_entries')
    .select(['book', 'cents', 'charge_id', 'event_key'])
    .where('account_id', '=', accountId)
    .execute();
  let balance = computeBalance(entries);
  return {
    get creditCents() {
      return balance.creditCents;
    },
    get openCents() {
      return balance.openCents;
    },
    getChargeBooks(chargeId) {
      const own = entries.filter((entry) => entry.charge_id === chargeId);
      const add = (counts: (entry: Entry) => boolean) =>
        own.filter(counts).reduce((sum, { cents }) => sum + cents, 0);
      const sums = ledgerBooks.map((name) => [name, add(({ book }) => book === name)]);
      return {
        books: Object.fromEntries(sums),
        creditUsedCents: add(({ book, event_key: key }) => book === 'credit' && creditEvents.test(key)),
      };
    },
    async post(posting, cause) {
      await recordPosting(tx, accountId, posting, cause);
      for (const { book, cents, chargeId } of posting)
        entries.push({ book, cents, charge_id: chargeId, event_key: cause.eventKey });
      balance = computeBalance(entries);
    },
  };
}

const computeBalance = (entries: readonly Entry[]): LedgerBalance =>
  computeLedgerBalance(entries.map(({ book, cents, charge_id: chargeId }) => ({ book, cents, chargeId })));
