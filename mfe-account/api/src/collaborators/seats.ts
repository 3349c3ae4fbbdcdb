import { loadAccountToday } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { loadSubscription } from '../billing/subscription/load-subscription';

/** Seats of an account: used by collaborators, promised to invited people, and paid. */
export interface Seats {
  used: number;
  invited: number;
  /** Null: the account owes nothing here, and its seats are not counted. */
  paid: number | null;
}

/**
 * Counts the seats of an account. A seat is a collaborator; the owner has none. Paid are the vendors of the period that is
 * paid, so that a removal frees a seat for the rest of the period and nobody is billed twice for it.
 */
export async function countSeats(tx: Tx, accountId: string): Promise<Seats> {
  const { rows } = await sql<{ used: number; invited: number }>`
    select
      (select count(*)::int from users
        where account_id = ${accountId} and type = 'VENDOR' and disabled_at is null) as used,
      (select count(*)::int from invitations
        where account_id = ${accountId} and accepted_at is null and revoked_at is null and expires_at > now()) as invited
  `.execute(tx);
  const [counts] = rows;
  if (!counts) throw new Error('the seats were not counted');
  const subscription = await loadSubscription(tx, accountId, await loadAccountToday(tx, accountId));
  return { ...counts, paid: subscription?.status.vendors ?? null };
}
