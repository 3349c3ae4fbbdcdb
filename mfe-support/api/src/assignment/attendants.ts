import { switchTransactionAccount, type Tx } from '@girassol/api-platform/database';
import type { AssignableAttendant } from '@girassol/support-domain/attendance';
import { sql } from 'kysely';
import type { SupportAttendantsTable } from '../tables';

/** Attendant of any account, with presence and load. */
export interface KnownAttendant extends AssignableAttendant {
  accountId: string;
  name: string;
  isAway: boolean;
}

interface AttendantRow {
  account_id: string;
  user_id: string;
  name: string;
  is_away: boolean;
  is_present: boolean;
  assigned_at: Date | null;
  open_tickets: number;
}

/** Lists the attendants: administrators of the platform, by name. */
export async function listAttendants(tx: Tx): Promise<KnownAttendant[]> {
  const { rows } = await sql<AttendantRow>`select * from list_attendants()`.execute(tx);
  return rows.map((row) => ({
    accountId: row.account_id,
    userId: row.user_id,
    name: row.name,
    isAway: row.is_away,
    isPresent: row.is_present,
    assignedAt: row.assigned_at,
    openTickets: row.open_tickets,
  }));
}

type Change = Partial<Pick<SupportAttendantsTable, 'seen_at' | 'assigned_at'> & { is_away: boolean }>;

/** Saves a change of an attendant, in a transaction of the attendant's account. */
export const saveAttendant = (
  tx: Tx,
  { accountId, userId }: { accountId: string; userId: string },
  change: Change,
) =>
  tx
    .insertInto('support_attendants')
    .values({ account_id: accountId, user_id: userId, ...change })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
    .execute();

/** Runs work in another account than the transaction's, and comes back to it. */
export async function inAccount<T>(
  tx: Tx,
  { from, to }: { from: string; to: string },
  work: () => Promise<T>,
): Promise<T> {
  await switchTransactionAccount(tx, to);
  const result = await work();
  await switchTransactionAccount(tx, from);
  return result;
}
