import { registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { listSigners, lockSignature } from '../lock-signature';
import { ProviderRefusal } from './provider-errors';
import { cancelProviderDocumentJob, notifyProviderSignerJob, openProviderDocumentJob } from './provider-jobs';
import { requireExternalProvider } from './providers';

/**
 * Registers the handlers of the jobs that call an external signature provider. A failed call is repeated up
 * to the number of attempts of its job.
 */
export function registerProviderJobs(app: FastifyInstance): void {
  const { providers } = app.signing;
  const loadOpening = () => import('../sending/provider-commands');
  registerJob(
    app,
    openProviderDocumentJob,
    async (job) => (await loadOpening()).openDocumentAtProvider(app, job),
    {
      async onEnd(tx, { accountId, payload: { signatureId } }) {
        const { endSignatureAfterFailedOpening: failOpening } = await loadOpening();
        const key = { account_id: accountId ?? '', id: signatureId };
        await failOpening(tx, app, key, 'o provedor não respondeu.');
      },
    },
  );

  registerJob(app, notifyProviderSignerJob, async (job) => {
    const { accountId, payload } = job;
    const { signature, person } = await job.read(async (tx) => {
      const signature = await lockSignature(tx, accountId ?? '', payload.signatureId);
      const persons = signature?.state === 'OPEN' ? await listSigners(tx, signature) : [];
      return { signature, person: persons.find(({ id }) => id === payload.personId) };
    });
    if (!signature?.key || !person?.provider_key) return;
    const outside = requireExternalProvider(providers, signature.provider);
    await outside.notify(signature.key, { providerKey: person.provider_key }, payload.channel, job.signal);
  });

  registerJob(app, cancelProviderDocumentJob, async (job) => {
    const signature = await job.read((tx) => lockSignature(tx, job.accountId ?? '', job.payload.signatureId));
    if (!signature?.key) return;
    const outside = requireExternalProvider(providers, signature.provider);
    await outside.cancel(signature.key, job.payload.reason, job.signal).catch((error) => {
      // A document that the provider refuses to cancel has ended at the provider as well.
      if (!(error instanceof ProviderRefusal)) throw error;
    });
  });
}
