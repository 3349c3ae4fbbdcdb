import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { MAX_OPEN_TICKETS_PER_ACCOUNT, MAX_OPEN_TICKETS_PER_PERSON } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';

/** Throws a refusal (409) if the caller, or the account, has as many tickets that are not closed as it may have. */
export async function requireRoomForTicket(tx: Tx, { accountId, userId }: Caller): Promise<void> {
  const { own, all } = await tx
    .selectFrom('support_tickets')
    .select([
      sql<number>`count(*) filter (where requester_id = ${userId})::int`.as('own'),
      sql<number>`count(*)::int`.as('all'),
    ])
    .where('account_id', '=', accountId)
    .where('status', '<>', 'CLOSED')
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (own >= MAX_OPEN_TICKETS_PER_PERSON)
    throw new Refusal(
      409,
      `Você já tem ${own} chamados em aberto. Escreva em um deles, ou encerre os que já se resolveram.`,
    );
  if (all >= MAX_OPEN_TICKETS_PER_ACCOUNT)
    throw new Refusal(
      409,
      `A sua conta já tem ${all} chamados em aberto. Encerrem os que já se resolveram e tente de novo.`,
    );
}
