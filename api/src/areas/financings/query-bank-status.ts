import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue, PermanentJobError, registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { applyBankSnapshot } from './apply-bank-snapshot';
import { findBank } from './bank/banks';
import { getBankJobKey } from './bank/get-bank-job-key';
import { withBankTimeout } from './bank/with-bank-timeout';

const askStatus = defineJob({
  kind: 'financings.ask-bank',
  title: 'Perguntar ao banco como está um financiamento',
  payload: z.object({ financingId: z.uuid() }),
});

/**
 * Enqueues the job that queries the bank for the status of a financing. The job runs after this transaction
 * is committed.
 */
export async function enqueueBankStatusQuery(
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
): Promise<void> {
  await enqueue(tx, askStatus, {
    accountId: account_id,
    payload: { financingId: id },
    key: getBankJobKey(id),
    once: id,
  });
}

/**
 * Registers the handler of the job that queries the bank for the status of a financing and applies the
 * returned snapshot.
 */
export function registerBankQueryJob(app: FastifyInstance): void {
  registerJob(app, askStatus, async (job) => {
    const { accountId, payload } = job;
    if (!accountId) throw new PermanentJobError('Um financiamento pertence a uma conta.');
    const financing = await job.read((tx) =>
      tx
        .selectFrom('financings')
        .select(['provider', 'reference'])
        .where('account_id', '=', accountId)
        .where('id', '=', payload.financingId)
        .executeTakeFirst(),
    );
    if (!financing?.reference) return;
    const { reference } = financing;
    const bank = findBank(app.banks, financing.provider);
    if (!bank)
      throw new PermanentJobError(`O banco ${financing.provider} não está ligado a esta instalação.`);
    const snapshot = await withBankTimeout(job.signal, (until) =>
      bank.status({ accountId, reference }, until),
    );
    await job.finish((tx) =>
      applyBankSnapshot(tx, { accountId, financingId: payload.financingId, bank, snapshot, eventId: null }),
    );
  });
}
