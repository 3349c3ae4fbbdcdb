import { instantOf } from '@girassol/shared-domain';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { accountNow, enqueueByClock } from '../../../platform/clock';
import type { Row, Tx } from '../../../platform/database';
import { defineJob, registerJob } from '../../../platform/jobs';
import { heldSignature } from '../held-signature';
import { placeOf } from '../record-contract-step';
import { invite, whoseTurnItIs } from './invite';

/** Between two reminders; the last one comes in the morning of the last day. */
const PAUSE_MS = 3 * 86_400_000;
/** Who was told so lately needs no reminder. */
const LATELY_MS = 86_400_000;
const MORNING = '09:00';

const remindSigners = defineJob({
  kind: 'signatures.remind',
  title: 'Lembrar quem ainda não assinou',
  payload: z.object({ signatureId: z.uuid() }),
});

/** Has those who have not signed reminded, three days from `from` on and on the last day, by the clock of the account. */
export async function remindLater(
  tx: Tx,
  { account_id, id, validity_date }: Pick<Row<'signatures'>, 'account_id' | 'id' | 'validity_date'>,
  from?: Date,
): Promise<void> {
  if (!validity_date) return;
  const now = from ?? (await accountNow(tx, account_id));
  const lastMorning = instantOf(validity_date, MORNING);
  if (now.getTime() >= lastMorning) return;
  await enqueueByClock(tx, remindSigners, {
    accountId: account_id,
    payload: { signatureId: id },
    dueAt: new Date(Math.min(now.getTime() + PAUSE_MS, lastMorning)),
  });
}

/** Says what is done then. */
export function registerReminders(app: FastifyInstance): void {
  registerJob(app, remindSigners, ({ accountId, payload, dueAt, finish }) =>
    finish(async (tx) => {
      const signature = await heldSignature(tx, accountId ?? '', payload.signatureId);
      const place = signature && (await placeOf(tx, signature));
      if (!place || signature.state !== 'OPEN' || place.contract.deleted_at) return;
      for (const person of await whoseTurnItIs(tx, signature))
        if (!wasToldLately(person, dueAt))
          await invite(tx, app.signing, { ...place, signature }, { person, isReminder: true, userId: null });
      await remindLater(tx, signature, dueAt);
    }),
  );
}

const wasToldLately = ({ notified_at }: Row<'signature_persons'>, now: Date): boolean =>
  notified_at !== null && now.getTime() - notified_at.getTime() < LATELY_MS;
