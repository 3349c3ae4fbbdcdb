import { defineJob, registerPeriodicJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { enqueueBankCommand } from './bank-commands';
import { enqueueBankStatusQuery } from './query-bank-status';

const A_DAY = 86_400;

const repair = defineJob({
  kind: 'financings.repair',
  title: 'Conferir com os bancos os financiamentos em aberto',
  payload: z.object({}),
  priority: 'LOW',
});

/**
 * Registers the daily job that queries banks for the status of all open financings, in case events were lost.
 * Credit requests to which the bank gave no reference yet are submitted again with the same key.
 */
export function registerFinancingResync(app: FastifyInstance): void {
  registerPeriodicJob(app, repair, { everySeconds: A_DAY }, async () => {
    const accounts = await app.database.lookUp(
      sql<{ account_id: string }>`select account_id from accounts_with_open_financings() as account_id`,
    );
    for (const { account_id } of accounts) {
      await app.database.asAccount({ accountId: account_id }, async (tx) => {
        const open = await tx
          .selectFrom('financings')
          .select(['account_id', 'id', 'reference'])
          .where('account_id', '=', account_id)
          .where('state', '=', 'OPEN')
          .execute();
        for (const financing of open) {
          if (financing.reference === null) await enqueueBankCommand(tx, financing, { act: 'submit' });
          else await enqueueBankStatusQuery(tx, financing);
        }
      });
    }
  });
}
