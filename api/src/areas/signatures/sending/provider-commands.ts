import { buffer } from 'node:stream/consumers';
import type { Row, Tx } from '@girassol/api-platform/database';
import { type JobRun, PermanentJobError } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { listSigners, lockSignature } from '../lock-signature';
import { notifySender } from '../notify-sender';
import { enqueueProviderQuery } from '../provider/ask-job';
import { ProviderRefusal } from '../provider/provider-errors';
import { enqueueProviderCancellation, enqueueProviderNotification } from '../provider/provider-jobs';
import { requireExternalProvider } from '../provider/providers';
import type { ProviderDocumentKeys } from '../provider/signature-provider';
import { findContractContext, getSystemAuthor } from '../record-contract-step';
import { updateSignature } from '../update-signature';
import { endSignature } from './end-signature';
import { listPendingSigners, recordSignerNotification } from './invite-signer';

type Key = Pick<Row<'signatures'>, 'account_id' | 'id'>;

/**
 * Hands a document to its external signature provider. If the provider refuses the document, its signature
 * ends.
 */
export async function openDocumentAtProvider(
  app: FastifyInstance,
  job: JobRun<{ signatureId: string }>,
): Promise<void> {
  const found = await loadDocumentToOpen(app, job.accountId ?? '', job.payload.signatureId);
  if (!found) return;
  const outside = requireExternalProvider(app.signing.providers, found.signature.provider);
  try {
    const opened = await outside.open(found.document, found.persons, found.deadline, job.signal);
    await job.finish((tx) => saveOpenedDocument(tx, found.signature, opened));
  } catch (error) {
    if (!(error instanceof ProviderRefusal)) throw error;
    await job.finish((tx) => endSignatureAfterFailedOpening(tx, app, found.signature, error.message));
  }
}

/** Loads the document to send to a provider, null if it was sent before or has ended. */
async function loadDocumentToOpen(
  { database, files }: FastifyInstance,
  accountId: string,
  signatureId: string,
) {
  const found = await database.asAccount({ accountId }, async (tx) => {
    const signature = await lockSignature(tx, accountId, signatureId);
    const place = signature && (await findContractContext(tx, signature));
    if (!place || signature.state !== 'OPEN' || signature.key !== signature.id) return null;
    return { signature, contract: place.contract, persons: await listSigners(tx, signature) };
  });
  if (!found) return null;
  const { signature, contract, persons } = found;
  const { document_file_id, document_hash, expires_at, is_ordered } = signature;
  const kept = document_file_id && (await files.store.get(document_file_id));
  if (!kept || !document_hash || !expires_at)
    throw new PermanentJobError('O documento não está mais guardado.');
  return {
    signature,
    persons,
    deadline: expires_at,
    document: {
      accountId,
      signatureId,
      name: contract.name,
      pdf: await buffer(kept),
      hash: document_hash,
      isOrdered: is_ordered,
    },
  };
}

/** Saves the keys that the provider gave document and signers, with the addresses where they sign. */
async function saveOpenedDocument(
  tx: Tx,
  { account_id, id }: Key,
  { key, persons }: ProviderDocumentKeys,
): Promise<void> {
  const signature = await lockSignature(tx, account_id, id);
  if (!signature) return;
  for (const [personId, { providerKey, url }] of persons)
    await tx
      .updateTable('signature_persons')
      .set({ provider_key: providerKey, provider_url: url })
      .where('account_id', '=', account_id)
      .where('signature_id', '=', id)
      .where('id', '=', personId)
      .execute();
  const opened = await updateSignature(tx, signature, { key });
  if (signature.state !== 'OPEN') {
    // Cancelled while it was on its way.
    await enqueueProviderCancellation(tx, opened, signature.end_reason ?? '');
    return;
  }
  for (const person of await listPendingSigners(tx, opened)) {
    await recordSignerNotification(tx, opened, person, { userId: null });
    await enqueueProviderNotification(tx, opened, { person, channel: 'email' });
  }
  await enqueueProviderQuery(tx, opened, { isFirst: true });
}

/**
 * Ends the signature of a document that could not be handed to its external provider, and notifies the sender
 * of the reason.
 */
export async function endSignatureAfterFailedOpening(
  tx: Tx,
  app: FastifyInstance,
  { account_id, id }: Key,
  problem: string,
): Promise<void> {
  const signature = await lockSignature(tx, account_id, id);
  const place = signature && (await findContractContext(tx, signature));
  if (!place || signature.state !== 'OPEN' || signature.key !== signature.id) return;
  const ended = await endSignature(
    tx,
    app.signing,
    { ...place, signature },
    {
      state: 'CANCELLED',
      reason: `O provedor de assinaturas não aceitou o documento: ${problem}`,
      by: getSystemAuthor(account_id),
      title: 'Contrato não enviado',
    },
  );
  await notifySender(tx, { ...place, signature: ended }, 'contract-failed', { problem });
}
