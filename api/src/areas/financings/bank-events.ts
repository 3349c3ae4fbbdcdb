import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { enterAccount, type Tx } from '../../platform/database';
import { defineJob, enqueue, GiveUp, registerJob } from '../../platform/jobs';
import type { WebhookProvider } from '../../platform/webhooks';
import { applySnapshot } from './apply-snapshot';
import { bankKey } from './bank/bank-key';
import type { BankProvider } from './bank/bank-provider';
import { bankNamed } from './bank/providers';
import { withinTime } from './bank/within-time';
import { keepRegistration } from './registration';

const takeEvent = defineJob({
  kind: 'financings.bank-event',
  title: 'Tratar o que o banco disse de um financiamento',
  payload: z.object({ financingId: z.uuid(), provider: z.string(), eventId: z.string() }),
  priority: 'HIGH',
  attempts: 10,
});

/** What a bank tells without being asked: its account is found by what it calls the request, and a job of that account does the rest. */
export const bankWebhook = (bank: BankProvider): WebhookProvider => ({
  name: bank.name,
  verify: (headers, body) => bank.verify(headers, body),
  async work(tx, { body, id: eventId }) {
    const { reference, registration } = bank.readEvent(body);
    if (registration) {
      await enterAccount(tx, reference);
      await keepRegistration(tx, reference, bank.name, registration);
      return enterAccount(tx, '');
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
  await enterAccount(tx, accountId);
  await enqueue(tx, takeEvent, {
    accountId,
    payload,
    key: bankKey(payload.financingId),
    once: payload.eventId,
  });
  await enterAccount(tx, '');
}

/** Says what is done then. What only says that something changed is asked after. */
export function registerBankEvents(app: FastifyInstance): void {
  registerJob(app, takeEvent, async (job) => {
    const { accountId, payload } = job;
    const { financingId, provider, eventId } = payload;
    const bank = bankNamed(app.banks, provider);
    if (!bank || !accountId) throw new GiveUp(`O banco ${provider} não está ligado a esta instalação.`);
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
      told ?? (await withinTime(job.signal, (until) => bank.status({ accountId, reference }, until)));
    await job.finish((tx) => applySnapshot(tx, { accountId, financingId, bank, snapshot, eventId }));
  });
}
