import type { Tx } from '@girassol/api-platform/database';
import type { JobHandler } from '@girassol/api-platform/jobs';
import type { ModuleContext } from '@girassol/api-platform/modules';
import { RECOVERY_RETENTION_DAYS, VISITOR_RETENTION_DAYS } from '@girassol/support-domain/tickets';
import { sql } from 'kysely';
import { eraseTicket } from '../conversation';
import { findPlatformAccount } from './find-platform-account';

/** Tickets of one transaction. */
const AT_ONCE = 100;

/**
 * Creates the handler of the job that erases tickets of people without a session: those of a recovery 90 days after their
 * last message, the others after two years.
 */
export const createHandler =
  ({ app: { database } }: ModuleContext<unknown>): JobHandler =>
  async (job) => {
    // A server without an administrator has no such tickets.
    const accountId = await findPlatformAccount(database).catch(() => null);
    while (accountId !== null) {
      const erased = await database.asAccount({ accountId }, (tx) => eraseSome(tx, accountId));
      if (erased < AT_ONCE) break;
    }
    await job.finish();
  };

async function eraseSome(tx: Tx, accountId: string): Promise<number> {
  const old = await tx
    .selectFrom('support_tickets')
    .select(['account_id', 'id', 'requester_id'])
    .where('account_id', '=', accountId)
    .where('kind', '<>', 'USER')
    .where(
      sql<boolean>`updated_at < now() - make_interval(days =>
        case kind when 'RECOVERY' then ${RECOVERY_RETENTION_DAYS}::int else ${VISITOR_RETENTION_DAYS}::int end)`,
    )
    .limit(AT_ONCE)
    .execute();
  for (const ticket of old) await eraseTicket(tx, ticket);
  return old.length;
}
