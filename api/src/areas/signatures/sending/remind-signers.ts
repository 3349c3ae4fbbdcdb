import { enqueueByAccountClock, loadAccountNow } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, registerJob } from '@girassol/api-platform/jobs';
import { DAY_MS, toEpochMs } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lockSignature } from '../lock-signature';
import { findContractContext } from '../record-contract-step';
import { inviteSigner, listPendingSigners } from './invite-signer';

/** Between two reminders; the last one comes in the morning of the last day. */
const PAUSE_MS = 3 * DAY_MS;
/** Time in milliseconds after a notification in which a signer gets no reminder. */
const RECENTLY_NOTIFIED_MS = DAY_MS;
const REMINDER_TIME = '09:00';

const remindSigners = defineJob({
  kind: 'signatures.remind',
  title: 'Lembrar quem ainda não assinou',
  payload: z.object({ signatureId: z.uuid() }),
});

/**
 * Schedules the next reminder of the signers of a document: three days after `from`, or on the morning of the
 * last day, by the clock of the account.
 */
export async function scheduleSignerReminder(
  tx: Tx,
  { account_id, id, validity_date }: Pick<Row<'signatures'>, 'account_id' | 'id' | 'validity_date'>,
  from?: Date,
): Promise<void> {
  if (!validity_date) return;
  const now = from ?? (await loadAccountNow(tx, account_id));
  const lastMorning = toEpochMs(validity_date, REMINDER_TIME);
  if (now.getTime() >= lastMorning) return;
  await enqueueByAccountClock(tx, remindSigners, {
    accountId: account_id,
    payload: { signatureId: id },
    dueAt: new Date(Math.min(now.getTime() + PAUSE_MS, lastMorning)),
  });
}

/**
 * Registers the handler of the job that reminds the signers whose turn it is, and schedules the next
 * reminder.
 */
export function registerSignerReminderJob(app: FastifyInstance): void {
  registerJob(app, remindSigners, ({ accountId, payload, dueAt, finish }) =>
    finish(async (tx) => {
      const signature = await lockSignature(tx, accountId ?? '', payload.signatureId);
      const place = signature && (await findContractContext(tx, signature));
      if (!place || signature.state !== 'OPEN' || place.contract.deleted_at) return;
      for (const person of await listPendingSigners(tx, signature))
        if (!wasNotifiedRecently(person, dueAt))
          await inviteSigner(
            tx,
            app.signing,
            { ...place, signature },
            { person, isReminder: true, userId: null },
          );
      await scheduleSignerReminder(tx, signature, dueAt);
    }),
  );
}

const wasNotifiedRecently = ({ notified_at }: Row<'signature_persons'>, now: Date): boolean =>
  notified_at !== null && now.getTime() - notified_at.getTime() < RECENTLY_NOTIFIED_MS;
