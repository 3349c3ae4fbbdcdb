import type { Database, Tx } from '@girassol/api-platform/database';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import { RECOVERY_IDLE_HOURS } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';
import type { TicketRow } from '../conversation';
import { findPlatformAccount } from '../visitors/find-platform-account';
import { countWrongTicketId } from '../visitors/limit-visitors';

/** Creates the refusal (404) of an id that opens no chat: never drawn, of another ticket, or without a message for too long. */
export const createChatNotFoundRefusal = () =>
  notFound('Esta conversa não existe mais. Peça ajuda de novo pela tela de entrada.');

/** Returns the end of the time for which the id of a recovery ticket opens it after a message. */
export const computeOpenUntil = (): Date => new Date(Date.now() + RECOVERY_IDLE_HOURS * 3_600_000);

/** Finds a recovery ticket whose id is still good; undefined for any other id. Locks its row if asked to. */
export const findRecoveryTicket = (
  tx: Tx,
  accountId: string,
  ticketId: string,
  { isLocked = false } = {},
): Promise<TicketRow | undefined> =>
  tx
    .selectFrom('support_tickets')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', ticketId)
    .where('kind', '=', 'RECOVERY')
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`exists (select from support_contacts c
        where c.account_id = support_tickets.account_id and c.id = requester_id and c.open_until > now())`,
    )
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();

/**
 * Runs work on a recovery ticket in the platform's account. Throws a refusal (404) for an id that opens none, and counts it
 * against its sender.
 */
export async function withRecoveryTicket<T>(
  database: Database,
  { ticketId, ip, isLocked = false }: { ticketId: string; ip: string; isLocked?: boolean },
  work: (tx: Tx, ticket: TicketRow) => Promise<T>,
): Promise<T> {
  const accountId = await findPlatformAccount(database);
  const done = await database.asAccount({ accountId }, async (tx) => {
    const ticket = await findRecoveryTicket(tx, accountId, ticketId, { isLocked });
    return ticket && { result: await work(tx, ticket) };
  });
  if (done) return done.result;
  await countWrongTicketId(database, ip);
  throw createChatNotFoundRefusal();
}

/** Lets the id of a recovery ticket open it for 72 hours more, if it still does. */
export async function prolongRecovery(
  tx: Tx,
  { account_id, requester_id }: Pick<TicketRow, 'account_id' | 'requester_id'>,
): Promise<void> {
  await tx
    .updateTable('support_contacts')
    .set({ open_until: computeOpenUntil() })
    .where('account_id', '=', account_id)
    .where('id', '=', requester_id)
    .where('open_until', '>', sql<Date>`now()`)
    .execute();
}
