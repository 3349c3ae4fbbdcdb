import type { Caller } from '@girassol/api-platform/access';
import { loadCallerName } from '@girassol/api-platform/access/load-caller-name';
import { switchTransactionAccount, type Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { sql } from 'kysely';
import type { TicketRow } from './ticket-row';

/** Attendant who works on a ticket: their name is loaded where they have their account. */
export interface Attendant {
  userId: string;
  name: string;
  clientId: string | null;
}

/** Creates the refusal (404) of a ticket that is missing, or that the caller may not answer. */
const ticketNotFound = () => notFound('Chamado não encontrado.');

/** Finds the account of a ticket. Throws a refusal (404) if there is no such ticket, or the caller is no administrator. */
export async function findTicketAccount(tx: Tx, ticketId: string): Promise<string> {
  const { rows } = await sql<{ account_id: string | null }>`
    select find_support_ticket_account(${ticketId}) as account_id`.execute(tx);
  const accountId = rows[0]?.account_id;
  if (!accountId) throw ticketNotFound();
  return accountId;
}

/**
 * Runs an attendant's work on one ticket in the account of the ticket, whose rows the transaction sees meanwhile, with the
 * row of the ticket locked unless `isLocked` is false. Throws a refusal (404) if there is no such ticket, or the caller is
 * no administrator.
 */
export async function inTicketAccount<T>(
  tx: Tx,
  caller: Caller,
  ticketId: string,
  work: (ticket: TicketRow, attendant: Attendant) => Promise<T>,
  { isLocked = true }: { isLocked?: boolean } = {},
): Promise<T> {
  const name = await loadCallerName(tx, caller);
  const accountId = await findTicketAccount(tx, ticketId);
  await switchTransactionAccount(tx, accountId);
  const ticket = await tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', ticketId)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!ticket) throw ticketNotFound();
  const result = await work(ticket, { userId: caller.userId, name, clientId: caller.clientId });
  await switchTransactionAccount(tx, caller.accountId);
  return result;
}
