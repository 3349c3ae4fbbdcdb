import { ACCESS_RECORD_MONTHS } from '@girassol/account-domain/security';
import type { JobHandler } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

/** Records that one transaction deletes. */
const PORTION = 1_000;

/** Creates the handler of the job that deletes access records after their six months, in portions. */
export const createHandler =
  ({ app: { database } }: { app: FastifyInstance }): JobHandler =>
  async (job) => {
    const before = new Date();
    before.setUTCMonth(before.getUTCMonth() - ACCESS_RECORD_MONTHS);
    for (;;) {
      const accounts = await database.lookUp(
        sql<{ account_id: string }>`
          select account_id from list_accounts_with_access_records_before(${before}, ${PORTION})`,
      );
      for (const { account_id: accountId } of accounts)
        await database.asAccount({ accountId }, (tx) =>
          tx
            .deleteFrom('access_records')
            .where('account_id', '=', accountId)
            .where('id', 'in', (records) =>
              records
                .selectFrom('access_records')
                .select('id')
                .where('account_id', '=', accountId)
                .where('at', '<', before)
                .limit(PORTION),
            )
            .execute(),
        );
      if (accounts.length === 0 || job.signal.aborted) break;
    }
    await job.finish();
  };
