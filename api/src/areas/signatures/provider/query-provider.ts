import { registerJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { findContractContext } from '../record-contract-step';
import { storeSealedFile } from '../sealing/store-sealed-file';
import { applyProviderSnapshot } from './apply-provider-snapshot';
import { enqueueProviderQuery, PROVIDER_QUERY_INTERVAL_SECONDS, queryProviderJob } from './ask-job';
import { requireExternalProvider } from './providers';

/**
 * Registers the handler of the job that queries an external provider for the state of a document. The query
 * is repeated while people sign, even if the provider sends webhooks.
 */
export function registerProviderQueryJob(app: FastifyInstance): void {
  registerJob(app, queryProviderJob, async (job) => {
    const accountId = job.accountId ?? '';
    const { signatureId } = job.payload;
    const found = await job.read(async (tx) => {
      const signature = await tx
        .selectFrom('signatures')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', signatureId)
        .executeTakeFirst();
      const place = signature && (await findContractContext(tx, signature));
      return place && { ...place, signature };
    });
    if (!found?.signature.key) return;
    const { state, key, provider } = found.signature;
    if (state !== 'OPEN' && state !== 'COMPLETED') return;
    const outside = requireExternalProvider(app.signing.providers, provider);
    const snapshot = await outside.read(key, job.signal);
    const file = snapshot.sealed && (await storeSealedFile(app, found, snapshot.sealed));
    await job.finish(async (tx) => {
      const isOver = await applyProviderSnapshot(tx, app.signing, { accountId, signatureId, snapshot, file });
      if (!isOver)
        await enqueueProviderQuery(tx, found.signature, { inSeconds: PROVIDER_QUERY_INTERVAL_SECONDS });
    });
  });
}
