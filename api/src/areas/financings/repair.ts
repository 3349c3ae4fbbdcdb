import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob, registerPeriodic } from '../../platform/jobs';
import { askBank } from './ask-bank';
import { enqueueTold } from './tell-bank';

const A_DAY = 86_400;

const repair = defineJob({
  kind: 'financings.repair',
  title: 'Conferir com os bancos os financiamentos em aberto',
  payload: z.object({}),
  priority: 'LOW',
});

/**
 * Every night banks are asked how the open financings stand: what they told and was lost is found then. What a bank never
 * took is told again, with the key it had.
 */
export function registerRepair(app: FastifyInstance): void {
  registerPeriodic(app, repair, { everySeconds: A_DAY }, async () => {
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
          if (financing.reference === null) await enqueueTold(tx, financing, { act: 'submit' });
          else await askBank(tx, financing);
        }
      });
    }
  });
}
