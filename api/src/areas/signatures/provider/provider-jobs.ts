import type { Row, Tx } from '@girassol/api-platform/database';
import { defineJob, enqueue } from '@girassol/api-platform/jobs';
import { z } from 'zod';

const payload = z.object({ signatureId: z.uuid() });

/** Job that hands a document to an external signature provider. */
export const openProviderDocumentJob = defineJob({
  kind: 'signatures.open',
  title: 'Enviar um documento ao provedor de assinaturas',
  payload,
  priority: 'HIGH',
  attempts: 8,
});

/** Job that asks an external signature provider to notify a signer again. */
export const notifyProviderSignerJob = defineJob({
  kind: 'signatures.notify',
  title: 'Pedir ao provedor que notifique um signatário',
  payload: payload.extend({ personId: z.uuid(), channel: z.enum(['email', 'whatsapp', 'sms']) }),
});

/** Job that cancels a document at an external signature provider. */
export const cancelProviderDocumentJob = defineJob({
  kind: 'signatures.cancel',
  title: 'Cancelar um documento no provedor de assinaturas',
  payload: payload.extend({ reason: z.string() }),
  attempts: 10,
});

type Key = Pick<Row<'signatures'>, 'account_id' | 'id'>;
const jobOfSignature = ({ account_id, id }: Key) => ({ accountId: account_id, key: `signature ${id}` });

/**
 * Enqueues the job that hands a document to its external signature provider once this transaction has been
 * committed.
 */
export const enqueueProviderDocumentOpening = (tx: Tx, signature: Key): Promise<unknown> =>
  enqueue(tx, openProviderDocumentJob, {
    ...jobOfSignature(signature),
    payload: { signatureId: signature.id },
    once: signature.id,
  });

/** Enqueues the job that asks an external signature provider to notify a signer again. */
export const enqueueProviderNotification = (
  tx: Tx,
  signature: Key,
  { person, channel }: { person: Row<'signature_persons'>; channel: 'email' | 'whatsapp' | 'sms' },
): Promise<unknown> =>
  enqueue(tx, notifyProviderSignerJob, {
    ...jobOfSignature(signature),
    payload: { signatureId: signature.id, personId: person.id, channel },
  });

/** Enqueues the job that cancels a document at its external signature provider. */
export const enqueueProviderCancellation = (tx: Tx, signature: Key, reason: string): Promise<unknown> =>
  enqueue(tx, cancelProviderDocumentJob, {
    ...jobOfSignature(signature),
    payload: { signatureId: signature.id, reason },
    once: signature.id,
  });
