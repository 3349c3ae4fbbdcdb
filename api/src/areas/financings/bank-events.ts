import { switchTransactionAccount, type Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue, PermanentJobError, registerJob } from '@girassol/api-platform/jobs';
import type { WebhookProvider } from '@girassol/api-platform/webhooks';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { applyBankSnapshot } from './apply-bank-snapshot';
import type { BankProvider } from './bank/bank-provider';
import { findBank } from './bank/banks';
import { getBankJobKey } from './bank/get-bank-job-key';
import { withBankTimeout } from './bank/with-bank-timeout';
import { saveIntegratorRegistrationStatus } from './registration';

const takeEvent = defineJob({
  kind: 'financings.bank-event',
  title: 'Tratar o que o banco disse de um financiamento',
  payload: z.object({ financingId: z.uuid(), provider: z.string(), eventId: z.string() }),
  priority: 'HIGH',
  attempts: 10,
});

/**
 * Creates the webhook that receives the events of a bank. Finds the financing and its account by the bank's
 * reference, and enqueues the job that applies the event; an event about a registration is saved at once.
 */
export const createBankWebhook = (bank: BankProvider): WebhookProvider => ({
  name: bank.name,
  verify: (headers, body) => bank.verify(headers, body),
  async work(tx, { body, id: eventId }) {
    const { reference, registration } = bank.readEvent(body);
    if (registration) {
      await switchTransactionAccount(tx, reference);
      await saveIntegratorRegistrationStatus(tx, reference, bank.name, registration);
      return switchTransactionAccount(tx, '');
    }
    const { rows } = await sql<{ account_id: string; id: string }>`
      select * from find_financing(${bank.name}, ${reference})`.execute(tx);
    const [found] = rows;
    // It may tell before its answer to our request has arrived: another try will find it.
    if (!found) throw new Error('no financing has this reference');
    await enqueueIn(tx, found.account_id, { financingId: found.id, provider: bank.name, eventId });
  },
});

/** Jobs of an account are added by a transaction that sees it; this one goes back to seeing none. */
async function enqueueIn(
  tx: Tx,
  accountId: string,
  payload: z.infer<typeof takeEvent.payload>,
): Promise<void> {
  await switchTransactionAccount(tx, accountId);
  await enqueue(tx, takeEvent, {
    accountId,
    payload,
    key: getBankJobKey(payload.financingId),
    once: payload.eventId,
  });
  await switchTransactionAccount(tx, '');
}

/**
 * Registers the handler of the job that applies received events of a bank to financings. If an event carries
 * no snapshot, queries the bank for the status.
 */
export function registerBankEventJob(app: FastifyInstance): void {
  registerJob(app, takeEvent, async (job) => {
    const { accountId, payload } = job;
    const { financingId, provider, eventId } = payload;
    const bank = findBank(app.banks, provider);
    if (!bank || !accountId)
      throw new PermanentJobError(`O banco ${provider} não está ligado a esta instalação.`);
    const kept = await job.read((tx) =>
      tx
        .selectFrom('webhook_events')
        .select('body')
        .where('provider', '=', provider)
        .where('event_id', '=', eventId)
        .executeTakeFirst(),
    );
    if (!kept) return;
    const { snapshot: told, reference } = bank.readEvent(kept.body);
    const snapshot =
      told ?? (await withBankTimeout(job.signal, (until) => bank.status({ accountId, reference }, until)));
    await job.finish((tx) => applyBankSnapshot(tx, { accountId, financingId, bank, snapshot, eventId }));
  });
}
