import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Row, Tx } from '../../../platform/database';
import { defineJob, enqueue, registerJob } from '../../../platform/jobs';
import { placeOf } from '../record-contract-step';
import { storeSealed } from '../sealing/store-sealed';
import { applySnapshot } from './apply-snapshot';
import { outsideOf } from './providers';

/** Between two questions, seconds: what a provider tells by itself is asked after at once. */
const SOON = 15 * 60;
const LATER = 60 * 60;

const askSignatures = defineJob({
  kind: 'signatures.ask',
  title: 'Perguntar ao provedor como está um documento',
  payload: z.object({ signatureId: z.uuid() }),
  attempts: 10,
});

/** Has the provider asked how a document stands: at once, or for the first time when its people had time to sign. */
export async function askProvider(
  tx: Tx,
  { account_id, id }: Pick<Row<'signatures'>, 'account_id' | 'id'>,
  { isFirst = false, inSeconds }: { isFirst?: boolean; inSeconds?: number } = {},
): Promise<void> {
  const wait = inSeconds ?? (isFirst ? SOON : 0);
  await enqueue(tx, askSignatures, {
    accountId: account_id,
    payload: { signatureId: id },
    key: `signature ${id}`,
    once: wait === 0 ? id : `${id} again`,
    dueAt: new Date(Date.now() + wait * 1000),
  });
}

/** Says what is done then. While people sign there it is asked again, whether the provider tells by itself or not. */
export function registerAsking(app: FastifyInstance): void {
  registerJob(app, askSignatures, async (job) => {
    const accountId = job.accountId ?? '';
    const { signatureId } = job.payload;
    const found = await job.read(async (tx) => {
      const signature = await tx
        .selectFrom('signatures')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', signatureId)
        .executeTakeFirst();
      const place = signature && (await placeOf(tx, signature));
      return place && { ...place, signature };
    });
    if (!found?.signature.key) return;
    const { state, key, provider } = found.signature;
    if (state !== 'OPEN' && state !== 'COMPLETED') return;
    const outside = outsideOf(app.signing.providers, provider);
    const snapshot = await outside.read(key, job.signal);
    const file = snapshot.sealed && (await storeSealed(app, found, snapshot.sealed));
    await job.finish(async (tx) => {
      const isOver = await applySnapshot(tx, app.signing, { accountId, signatureId, snapshot, file });
      if (!isOver) await askProvider(tx, found.signature, { inSeconds: LATER });
    });
  });
}
