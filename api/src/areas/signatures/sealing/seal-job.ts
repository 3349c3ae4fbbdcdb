import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Row, Tx } from '../../../platform/database';
import { defineJob, enqueue, GiveUp, type JobRun, registerJob } from '../../../platform/jobs';
import { brandOfAccount } from '../../../platform/mail/brand';
import { heldSignature, personsOf } from '../held-signature';
import { placeOf } from '../record-contract-step';
import { sha256 } from '../sending/prepare-document';
import { readTrail } from '../trail';
import { keepSealed } from './keep-sealed';
import { storeSealed } from './store-sealed';
import type { ToSeal } from './to-seal';

const payload = z.object({ signatureId: z.uuid() });

const sealSignature = defineJob({
  kind: 'signatures.seal',
  title: 'Lacrar um documento assinado por todos',
  payload,
  priority: 'HIGH',
  // Whatever keeps it from being sealed, a certificate that has ended too, it is sealed in the end.
  attempts: 50,
  isHeavy: true,
});

/** Has a document sealed that all have signed, after this transaction. */
export async function sealLater(
  tx: Tx,
  { account_id, id }: Pick<Row<'signatures'>, 'account_id' | 'id'>,
): Promise<void> {
  await enqueue(tx, sealSignature, {
    accountId: account_id,
    payload: { signatureId: id },
    key: `signature ${id}`,
    once: id,
  });
}

/**
 * Says what seals. The sealed file is made outside of any transaction and belongs to the document with the one that ends
 * the job: a process that ends before leaves none, and whoever comes next makes another.
 */
export function registerSealing(app: FastifyInstance): void {
  registerJob(app, sealSignature, async (job) => {
    const found = await readToSeal(app, job);
    if (!found) return;
    const original = await readOriginal(app, found.signature);
    const sealed = await app.signing.documents.seal(found, original);
    const file = await storeSealed(app, found, sealed);
    await job.finish((tx) => keepSealed(tx, app.signing, { found, file, hash: sha256(sealed) }));
  });
}

/** Null: somebody sealed it before, or it is gone. */
function readToSeal(app: FastifyInstance, job: JobRun<z.output<typeof payload>>): Promise<ToSeal | null> {
  return job.read(async (tx) => {
    const signature = await heldSignature(tx, job.accountId ?? '', job.payload.signatureId);
    const place = signature && (await placeOf(tx, signature));
    if (!place || signature.state !== 'COMPLETED') return null;
    const { name: companyName } = await tx
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', signature.account_id)
      .executeTakeFirstOrThrow();
    const persons = await personsOf(tx, signature);
    const brand = await brandOfAccount(tx, signature.account_id, app.mailer.settings);
    return { ...place, signature, persons, companyName, brand, events: await readTrail(tx, signature) };
  });
}

async function readOriginal(app: FastifyInstance, signature: Row<'signatures'>): Promise<Buffer> {
  const kept = signature.document_file_id && (await app.files.store.get(signature.document_file_id));
  if (!kept) throw new Error('the document that was signed is not in the store');
  const original = await buffer(kept);
  if (sha256(original) !== signature.document_hash)
    throw new GiveUp('O documento guardado não é o que as pessoas assinaram: o SHA-256 é outro.');
  return original;
}
