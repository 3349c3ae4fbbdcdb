import { randomBytes } from 'node:crypto';
import type { Caller } from '@girassol/api-platform/access';
import { hashToken } from '@girassol/api-platform/access/find-token-caller';
import { loadCallerName } from '@girassol/api-platform/access/load-caller-name';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { switchTransactionAccount } from '@girassol/api-platform/database/switch-transaction-account';
import { notAllowed, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody, ResponseBody } from '@girassol/shared-domain/contract';

type Key = 'POST /operation/visits/new';

/** The new tab opens at once; a token that waits longer was not meant for it. */
const TOKEN_MS = 60_000;

/**
 * Creates a visit of the caller, an administrator, to an account as one of its people, with the token that opens it once. The
 * visit is recorded in the visited account. Refused for people who administer the platform, and for accounts that are deleted.
 */
export async function createVisitToken(
  tx: Tx,
  caller: Caller,
  { accountId, userId, ticketId, reason }: ParsedRequestBody<Key>,
): Promise<ResponseBody<Key>> {
  const visitorName = await loadCallerName(tx, caller);
  await switchTransactionAccount(tx, accountId);
  await requireOpenAccount(tx, accountId);
  const person = await loadVisitedPerson(tx, { accountId, userId });
  if (ticketId) await requireTicket(tx, { accountId, ticketId });

  const token = randomBytes(32).toString('base64url');
  const until = Date.now() + TOKEN_MS;
  await tx
    .insertInto('support_accesses')
    .values({
      account_id: accountId,
      id: generateId(),
      user_id: person.id,
      user_name: person.name,
      visitor_id: caller.userId,
      visitor_name: visitorName,
      reason,
      ticket_id: ticketId ?? null,
      token_hash: hashToken(token),
      token_expires_at: new Date(until),
    })
    .execute();
  await switchTransactionAccount(tx, caller.accountId);
  return { email: person.email, token, ticketId: ticketId ?? null, until };
}

async function requireOpenAccount(tx: Tx, accountId: string): Promise<void> {
  const account = await tx
    .selectFrom('accounts')
    .leftJoin('account_closures', 'account_closures.account_id', 'accounts.id')
    .select('account_closures.state')
    .where('accounts.id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw notFound('Esta conta não existe.');
  if (account.state === 'DELETING' || account.state === 'DELETED')
    throw new Refusal(409, 'Esta conta foi excluída e não pode ser visitada.');
}

async function loadVisitedPerson(
  tx: Tx,
  { accountId, userId }: { accountId: string; userId: string | undefined },
) {
  const person = await tx
    .selectFrom('users')
    .select(['id', 'name', 'email', 'is_admin'])
    .where('account_id', '=', accountId)
    .where('disabled_at', 'is', null)
    .$if(userId !== undefined, (query) => query.where('id', '=', userId ?? ''))
    .$if(userId === undefined, (query) => query.where('type', '=', 'MANAGER'))
    .executeTakeFirst();
  if (!person) throw notFound('Esta pessoa não está mais na conta.');
  if (person.is_admin) throw notAllowed('Quem administra a plataforma não pode ser visitado.');
  return person;
}

async function requireTicket(
  tx: Tx,
  { accountId, ticketId }: { accountId: string; ticketId: string },
): Promise<void> {
  const ticket = await tx
    .selectFrom('support_tickets')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '=', ticketId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!ticket) throw notFound('Chamado não encontrado.');
}
