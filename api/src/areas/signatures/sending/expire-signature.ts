import { enqueueByAccountClock } from '@girassol/api-platform/clock';
import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { lockSignature } from '../lock-signature';
import { notifySender } from '../notify-sender';
import { findContractContext, getSystemAuthor } from '../record-contract-step';
import { endSignature } from './end-signature';

const expireSignature = defineJob({
  kind: 'signatures.expire',
  title: 'Encerrar uma assinatura no fim do prazo',
  payload: z.object({ signatureId: z.uuid() }),
});

/**
 * Schedules the job that ends a document's signature after its last valid day, by the clock of the account.
 */
export async function scheduleSignatureExpiry(
  tx: Tx,
  { account_id, id, expires_at }: Pick<Row<'signatures'>, 'account_id' | 'id' | 'expires_at'>,
): Promise<void> {
  if (!expires_at) return;
  await enqueueByAccountClock(tx, expireSignature, {
    accountId: account_id,
    payload: { signatureId: id },
    once: id,
    dueAt: expires_at,
  });
}

/**
 * Registers the handler of the job that ends the signature of an expired document and notifies its sender.
 */
export function registerSignatureExpiryJob(app: FastifyInstance): void {
  registerJob(app, expireSignature, ({ accountId, payload, finish }) =>
    finish(async (tx) => {
      const signature = await lockSignature(tx, accountId ?? '', payload.signatureId);
      const place = signature && (await findContractContext(tx, signature));
      if (!place || signature.state !== 'OPEN') return;
      const ended = await endSignature(
        tx,
        app.signing,
        { ...place, signature },
        {
          state: 'EXPIRED',
          reason: '',
          by: getSystemAuthor(signature.account_id),
          title: 'Prazo de assinatura encerrado',
        },
      );
      await notifySender(tx, { ...place, signature: ended }, 'contract-expired', {});
    }),
  );
}
