import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { enqueueByClock } from '../../../platform/clock';
import type { Row, Tx } from '../../../platform/database';
import { defineJob, registerJob } from '../../../platform/jobs';
import { heldSignature } from '../held-signature';
import { bySystem, placeOf } from '../record-contract-step';
import { tellSender } from '../tell-sender';
import { endSignature } from './end-signature';

const expireSignature = defineJob({
  kind: 'signatures.expire',
  title: 'Encerrar uma assinatura no fim do prazo',
  payload: z.object({ signatureId: z.uuid() }),
});

/** Has a document ended when its last day is over, by the clock of the account. */
export async function expireLater(
  tx: Tx,
  { account_id, id, expires_at }: Pick<Row<'signatures'>, 'account_id' | 'id' | 'expires_at'>,
): Promise<void> {
  if (!expires_at) return;
  await enqueueByClock(tx, expireSignature, {
    accountId: account_id,
    payload: { signatureId: id },
    once: id,
    dueAt: expires_at,
  });
}

/** Says what is done then. */
export function registerExpiry(app: FastifyInstance): void {
  registerJob(app, expireSignature, ({ accountId, payload, finish }) =>
    finish(async (tx) => {
      const signature = await heldSignature(tx, accountId ?? '', payload.signatureId);
      const place = signature && (await placeOf(tx, signature));
      if (!place || signature.state !== 'OPEN') return;
      const ended = await endSignature(
        tx,
        app.signing,
        { ...place, signature },
        {
          state: 'EXPIRED',
          reason: '',
          by: bySystem(signature.account_id),
          title: 'Prazo de assinatura encerrado',
        },
      );
      await tellSender(tx, { ...place, signature: ended }, 'contract-expired', {});
    }),
  );
}
