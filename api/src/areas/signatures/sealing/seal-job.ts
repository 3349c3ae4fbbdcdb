import { buffer } from 'node:stream/consumers';
import { computeSha256OnThread } from '@girassol/api-platform/compute-sha256';
import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue, type JobRun, PermanentJobError, registerJob } from '@girassol/api-platform/jobs';
import { loadAccountMailBrand } from '@girassol/api-platform/mail/brand';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { listSigners, lockSignature } from '../lock-signature';
import { findContractContext } from '../record-contract-step';
import { loadTrail } from '../trail';
import { saveSealedDocument } from './save-sealed-document';
import type { SealableDocument } from './sealable-document';
import { storeSealedFile } from './store-sealed-file';

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

/** Enqueues the job that seals a document that all have signed. */
export async function enqueueSealing(
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
 * Registers the handler of the job that seals a document which all signers have signed. The handler creates
 * the sealed file outside of any transaction. The transaction that ends the job assigns the file, so that an
 * interrupted attempt leaves no sealed document.
 */
export function registerSealJob(app: FastifyInstance): void {
  registerJob(app, sealSignature, async (job) => {
    const found = await readToSeal(app, job);
    if (!found) return;
    const original = await readOriginal(app, found.signature);
    const sealed = await app.signing.documents.seal(found, original);
    const file = await storeSealedFile(app, found, sealed);
    const hash = await computeSha256OnThread(sealed);
    await job.finish((tx) => saveSealedDocument(tx, app.signing, { found, file, hash }));
  });
}

/** Null: somebody sealed it before, or it is gone. */
function readToSeal(
  app: FastifyInstance,
  job: JobRun<z.output<typeof payload>>,
): Promise<SealableDocument | null> {
  return job.read(async (tx) => {
    const signature = await lockSignature(tx, job.accountId ?? '', job.payload.signatureId);
    const place = signature && (await findContractContext(tx, signature));
    if (!place || signature.state !== 'COMPLETED') return null;
    const { name: companyName } = await tx
      .selectFrom('accounts')
      .select('name')
      .where('id', '=', signature.account_id)
      .executeTakeFirstOrThrow();
    const persons = await listSigners(tx, signature);
    const brand = await loadAccountMailBrand(tx, signature.account_id, app.mailer.settings);
    return { ...place, signature, persons, companyName, brand, events: await loadTrail(tx, signature) };
  });
}

async function readOriginal(app: FastifyInstance, signature: Row<'signatures'>): Promise<Buffer> {
  const kept = signature.document_file_id && (await app.files.store.get(signature.document_file_id));
  if (!kept) throw new Error('the document that was signed is not in the store');
  const original = await buffer(kept);
  if ((await computeSha256OnThread(original)) !== signature.document_hash)
    throw new PermanentJobError('O documento guardado não é o que as pessoas assinaram: o SHA-256 é outro.');
  return original;
}
