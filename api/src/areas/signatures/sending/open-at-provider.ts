import { buffer } from 'node:stream/consumers';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Row, Tx } from '../../../platform/database';
import { defineJob, enqueue, GiveUp, registerJob } from '../../../platform/jobs';
import { heldSignature, personsOf } from '../held-signature';
import { askProvider } from '../provider/ask-provider';
import { ProviderRefusal } from '../provider/provider-errors';
import { outsideOf } from '../provider/providers';
import type { OpenedDocument } from '../provider/signature-provider';
import { bySystem, placeOf } from '../record-contract-step';
import { tellSender } from '../tell-sender';
import { writeSignature } from '../write-signature';
import { endSignature } from './end-signature';
import { noteNotified, whoseTurnItIs } from './invite';

const payload = z.object({ signatureId: z.uuid() });

const openDocument = defineJob({
  kind: 'signatures.open',
  title: 'Enviar um documento ao provedor de assinaturas',
  payload,
  priority: 'HIGH',
  attempts: 8,
});

const notifyPerson = defineJob({
  kind: 'signatures.notify',
  title: 'Pedir ao provedor que notifique um signatário',
  payload: payload.extend({ personId: z.uuid(), channel: z.enum(['email', 'whatsapp', 'sms']) }),
});

const cancelDocument = defineJob({
  kind: 'signatures.cancel',
  title: 'Cancelar um documento no provedor de assinaturas',
  payload: payload.extend({ reason: z.string() }),
  attempts: 10,
});

type Key = Pick<Row<'signatures'>, 'account_id' | 'id'>;
const ofSignature = ({ account_id, id }: Key) => ({ accountId: account_id, key: `signature ${id}` });

/** Has a document handed to the provider outside, after this transaction. */
export const openLater = (tx: Tx, signature: Key): Promise<unknown> =>
  enqueue(tx, openDocument, {
    ...ofSignature(signature),
    payload: { signatureId: signature.id },
    once: signature.id,
  });

/** Has the provider tell somebody again. */
export const notifyLater = (
  tx: Tx,
  signature: Key,
  { person, channel }: { person: Row<'signature_persons'>; channel: 'email' | 'whatsapp' | 'sms' },
): Promise<unknown> =>
  enqueue(tx, notifyPerson, {
    ...ofSignature(signature),
    payload: { signatureId: signature.id, personId: person.id, channel },
  });

/** Has a document cancelled at the provider as well. */
export const cancelLater = (tx: Tx, signature: Key, reason: string): Promise<unknown> =>
  enqueue(tx, cancelDocument, {
    ...ofSignature(signature),
    payload: { signatureId: signature.id, reason },
    once: signature.id,
  });

/** Says what is done then. A provider that does not answer is asked again; one that refuses ends the document. */
export function registerProviderActs(app: FastifyInstance): void {
  const { signing } = app;
  registerJob(
    app,
    openDocument,
    async (job) => {
      const found = await readOpening(app, job.accountId ?? '', job.payload.signatureId);
      if (!found) return;
      const outside = outsideOf(signing.providers, found.signature.provider);
      try {
        const opened = await outside.open(found.document, found.persons, found.deadline, job.signal);
        await job.finish((tx) => keepOpened(tx, found.signature, opened));
      } catch (error) {
        if (!(error instanceof ProviderRefusal)) throw error;
        await job.finish((tx) => failOpening(tx, app, found.signature, error.message));
      }
    },
    {
      onEnd: (tx, { accountId, payload: { signatureId } }) =>
        failOpening(tx, app, { account_id: accountId ?? '', id: signatureId }, 'o provedor não respondeu.'),
    },
  );

  registerJob(app, notifyPerson, async (job) => {
    const { accountId, payload: told } = job;
    const found = await job.read(async (tx) => {
      const signature = await heldSignature(tx, accountId ?? '', told.signatureId);
      const persons = signature?.state === 'OPEN' ? await personsOf(tx, signature) : [];
      return { signature, person: persons.find(({ id }) => id === told.personId) };
    });
    const { signature, person } = found;
    if (!signature?.key || !person?.provider_key) return;
    const outside = outsideOf(signing.providers, signature.provider);
    await outside.notify(signature.key, { providerKey: person.provider_key }, told.channel, job.signal);
  });

  registerJob(app, cancelDocument, async (job) => {
    const signature = await job.read((tx) => heldSignature(tx, job.accountId ?? '', job.payload.signatureId));
    if (!signature?.key) return;
    const outside = outsideOf(signing.providers, signature.provider);
    await outside.cancel(signature.key, job.payload.reason, job.signal).catch((error) => {
      // It has ended there as well.
      if (!(error instanceof ProviderRefusal)) throw error;
    });
  });
}

/** What a provider is given; null where it was given before, or nobody waits for it any more. */
async function readOpening({ database, files }: FastifyInstance, accountId: string, signatureId: string) {
  const found = await database.asAccount({ accountId }, async (tx) => {
    const signature = await heldSignature(tx, accountId, signatureId);
    const place = signature && (await placeOf(tx, signature));
    if (!place || signature.state !== 'OPEN' || signature.key !== signature.id) return null;
    return { signature, contract: place.contract, persons: await personsOf(tx, signature) };
  });
  if (!found) return null;
  const { signature, contract, persons } = found;
  const { document_file_id, document_hash, expires_at, is_ordered } = signature;
  const kept = document_file_id && (await files.store.get(document_file_id));
  if (!kept || !document_hash || !expires_at) throw new GiveUp('O documento não está mais guardado.');
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

/** The provider has it: what it calls document and people, and where they sign. */
async function keepOpened(tx: Tx, { account_id, id }: Key, { key, persons }: OpenedDocument): Promise<void> {
  const signature = await heldSignature(tx, account_id, id);
  if (!signature) return;
  for (const [personId, { providerKey, url }] of persons)
    await tx
      .updateTable('signature_persons')
      .set({ provider_key: providerKey, provider_url: url })
      .where('account_id', '=', account_id)
      .where('signature_id', '=', id)
      .where('id', '=', personId)
      .execute();
  const opened = await writeSignature(tx, signature, { key });
  if (signature.state !== 'OPEN') {
    // Cancelled while it was on its way.
    await cancelLater(tx, opened, signature.end_reason ?? '');
    return;
  }
  for (const person of await whoseTurnItIs(tx, opened)) {
    await noteNotified(tx, opened, person, { userId: null });
    await notifyLater(tx, opened, { person, channel: 'email' });
  }
  await askProvider(tx, opened, { isFirst: true });
}

/** It could not be handed over: the document ends, and who sent it is told why. */
async function failOpening(
  tx: Tx,
  app: FastifyInstance,
  { account_id, id }: Key,
  problem: string,
): Promise<void> {
  const signature = await heldSignature(tx, account_id, id);
  const place = signature && (await placeOf(tx, signature));
  if (!place || signature.state !== 'OPEN' || signature.key !== signature.id) return;
  const ended = await endSignature(
    tx,
    app.signing,
    { ...place, signature },
    {
      state: 'CANCELLED',
      reason: `O provedor de assinaturas não aceitou o documento: ${problem}`,
      by: bySystem(account_id),
      title: 'Contrato não enviado',
    },
  );
  await tellSender(tx, { ...place, signature: ended }, 'contract-failed', { problem });
}
