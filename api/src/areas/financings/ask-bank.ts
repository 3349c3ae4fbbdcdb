import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Row, Tx } from '../../platform/database';
import { defineJob, enqueue, GiveUp, registerJob } from '../../platform/jobs';
import { applySnapshot } from './apply-snapshot';
import { bankKey } from './bank/bank-key';
import { bankNamed } from './bank/providers';
import { withinTime } from './bank/within-time';

const askStatus = defineJob({
  kind: 'financings.ask-bank',
  title: 'Perguntar ao banco como está um financiamento',
  payload: z.object({ financingId: z.uuid() }),
});

/** Has the bank asked how a financing stands, after this transaction. */
export async function askBank(
  tx: Tx,
  { account_id, id }: Pick<Row<'financings'>, 'account_id' | 'id'>,
): Promise<void> {
  await enqueue(tx, askStatus, {
    accountId: account_id,
    payload: { financingId: id },
    key: bankKey(id),
    once: id,
  });
}

/** Says what is done then. */
export function registerAsking(app: FastifyInstance): void {
  registerJob(app, askStatus, async (job) => {
    const { accountId, payload } = job;
    if (!accountId) throw new GiveUp('Um financiamento pertence a uma conta.');
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
    const bank = bankNamed(app.banks, financing.provider);
    if (!bank) throw new GiveUp(`O banco ${financing.provider} não está ligado a esta instalação.`);
    const snapshot = await withinTime(job.signal, (until) => bank.status({ accountId, reference }, until));
    await job.finish((tx) =>
      applySnapshot(tx, { accountId, financingId: payload.financingId, bank, snapshot, eventId: null }),
    );
  });
}
