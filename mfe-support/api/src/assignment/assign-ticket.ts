import type { Tx } from '@girassol/api-platform/database';
import { chooseAttendant } from '@girassol/support-domain/attendance';
import { sql } from 'kysely';
import type { TicketRow } from '../conversation';
import { inAccount, listAttendants, saveAttendant } from './attendants';

type AssignedTicket = Pick<TicketRow, 'account_id' | 'id'>;
type ReturnedTicket = Pick<TicketRow, 'account_id' | 'id' | 'returned_by'>;

/** Sets the attendant of a ticket; null gives it back to the queue, in which `returnedBy` does not get it again. */
export const setAttendant = (
  tx: Tx,
  { account_id, id }: AssignedTicket,
  attendant: { userId: string; name: string } | null,
  returnedBy: string | null = null,
) =>
  tx
    .updateTable('support_tickets')
    .set({
      attendant_id: attendant?.userId ?? null,
      attendant_name: attendant?.name ?? null,
      returned_by: returnedBy,
    })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();

/**
 * Assigns a ticket without an attendant, whose row is locked, by turn, load and presence. Tickets of all accounts take
 * their turns one after another. Returns false if nobody is present but who gave it back.
 */
export async function assignByTurn(tx: Tx, ticket: ReturnedTicket): Promise<boolean> {
  const choose = async () =>
    chooseAttendant((await listAttendants(tx)).filter(({ userId }) => userId !== ticket.returned_by));
  if (!(await choose())) return false;
  await sql`select pg_advisory_xact_lock(hashtextextended('turns of support attendants', 0))`.execute(tx);
  // Whoever had the lock before has taken a turn.
  const chosen = await choose();
  if (!chosen) return false;
  await setAttendant(tx, ticket, chosen);
  await inAccount(tx, { from: ticket.account_id, to: chosen.accountId }, () =>
    saveAttendant(tx, chosen, { assigned_at: new Date() }),
  );
  return true;
}
