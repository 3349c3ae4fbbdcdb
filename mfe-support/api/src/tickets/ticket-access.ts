import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { listAbsentPeopleOfDeputy } from '@girassol/api-platform/deputies';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { TicketReader, TicketRow } from '../conversation';

const NO_TICKET = 'Chamado não encontrado.';

/** Creates the refusal (404) of a ticket that is missing, of another account, or of a colleague. */
export const ticketNotFound = () => notFound(NO_TICKET);

/** Returns the caller as a reader of tickets of the own account. */
export const toReader = ({ userId }: Caller): TicketReader => ({ userId, side: 'user' });

/**
 * Checks whether the caller may see a ticket: the requester, people of tickets merged into it, the manager of the account, and the
 * deputy of a requester who is away. Tickets of people without a session are seen by attendants only, also in the platform's account.
 */
export async function canSeeTicket(
  tx: Tx,
  caller: Caller,
  { requester_id, participants, kind }: Pick<TicketRow, 'requester_id' | 'participants' | 'kind'>,
): Promise<boolean> {
  if (kind !== 'USER') return false;
  const { userId, session } = caller;
  if (requester_id === userId || participants.includes(userId) || session.type === 'MANAGER') return true;
  return (await listAbsentPeopleOfDeputy(tx, caller)).includes(requester_id);
}

interface FindOptions {
  /** Locks the row until the end of the transaction. */
  isLocked?: boolean;
  /** Finds a deleted ticket too. */
  evenDeleted?: boolean;
}

/** Loads the row of a ticket of the caller's account; undefined if it is missing. Does not check whether they may see it. */
export function findTicketRow(
  tx: Tx,
  { accountId }: Pick<Caller, 'accountId'>,
  ticketId: string,
  { isLocked = false }: FindOptions = {},
): Promise<TicketRow | undefined> {
  return tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', ticketId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

/** Loads the row of a ticket that the caller may see. Throws a refusal (404) otherwise. */
export async function requireTicketRow(
  tx: Tx,
  caller: Caller,
  ticketId: string,
  options: FindOptions = {},
): Promise<TicketRow> {
  const row = await findTicketRow(tx, caller, ticketId, options);
  if (!row || (row.deleted_at && !options.evenDeleted) || !(await canSeeTicket(tx, caller, row)))
    throw ticketNotFound();
  return row;
}
