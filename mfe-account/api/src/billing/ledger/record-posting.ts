import type { Posting } from '@girassol/account-domain/billing';
import { generateId, type Tx } from '@girassol/api-platform/database';

/** Cause of a posting: its key, its day and the reason for people. */
export interface PostingCause {
  /** Key under which it is posted once and never again: `charge:<id>`, `payment:<provider>:<id>`. */
  eventKey: string;
  /** Day on which it counts, `yyyy-mm-dd`. */
  onDay: string;
  /** In Portuguese, for people who read the ledger. */
  why: string;
}

/** Writes a posting to the ledger of an account whose subscription or charge is locked. */
export async function recordPosting(
  tx: Tx,
  accountId: string,
  posting: Posting,
  { eventKey, onDay, why }: PostingCause,
): Promise<void> {
  if (posting.length === 0) return;
  const postingId = generateId();
  await tx
    .insertInto('billing_entries')
    .values(
      posting.map(({ book, cents, chargeId }) => ({
        account_id: accountId,
        id: generateId(),
        posting_id: postingId,
        event_key: eventKey,
        book,
        cents,
        charge_id: chargeId,
        on_day: onDay,
        why,
      })),
    )
    .execute();
}
