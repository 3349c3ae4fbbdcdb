import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { serve, serveWithExternalCall, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import { notFound } from '@girassol/api-platform/refusals/refusal';
import type { WebhookProvider } from '@girassol/api-platform/webhooks';
import type { FastifyInstance } from 'fastify';
import { addSigner, deleteSigner, editSigner, setSignerOrder } from './change-signers';
import { type ContractContext, type ContractKey, loadContractContext } from './contract-context';
import { findOrCreateSignature } from './create-signature';
import { listSignatures } from './list-signatures';
import { listSignerCandidates } from './list-signer-candidates';
import { loadSignatureRecord } from './load-signature-record';
import { loadSignedDocumentLinks } from './load-signed-document-links';
import { loadTrailRecord } from './load-trail-record';
import { findCurrentSignature } from './lock-signature';
import { createProviderWebhook } from './provider/create-provider-webhook';
import { registerProviderQueryJob } from './provider/query-provider';
import { registerProviderJobs } from './provider/register-provider-jobs';
import { registerSignatureResyncJob } from './resync-signatures';
import { registerSealJob } from './sealing/seal-job';
import { cancelSignature } from './sending/cancel-signature';
import { registerSignatureExpiryJob } from './sending/expire-signature';
import { notifySigner, recordCopiedLink } from './sending/notify-signer';
import { loadSignatureQuota, setSignatureQuota } from './sending/quota';
import { registerSignerReminderJob } from './sending/remind-signers';
import { prepareSending, sendForSignature } from './sending/send-for-signature';

/** A PDF of ten megabytes in base64, with what is around it. */
const SENT_BYTES = 16 * 1024 * 1024;

/** Registers the routes and jobs for signing contracts. Returns the webhooks of the signature providers. */
export function registerSignatureRoutes(app: FastifyInstance): WebhookProvider[] {
  registerSealJob(app);
  registerSignatureResyncJob(app);
  registerSignatureExpiryJob(app);
  registerSignerReminderJob(app);
  registerProviderJobs(app);
  registerProviderQueryJob(app);
  readingRoutes(app);
  signerRoutes(app);
  sendingRoutes(app);
  quotaRoutes(app);
  return app.signing.providers.all.flatMap((provider) =>
    provider.outside ? [createProviderWebhook(provider.name, provider.outside)] : [],
  );
}

/** Does something with a contract that the caller may see, and answers its signature as it is then. */
function answering(app: FastifyInstance) {
  return async (
    { tx, caller, params }: { tx: Tx; caller: Caller; params: ContractKey },
    work: (place: ContractContext) => Promise<Row<'signatures'>>,
  ) => {
    const signature = await work(await loadContractContext(tx, caller, params));
    return { signature: await loadSignatureRecord(tx, caller, app.signing, signature) };
  };
}

/** The signature of a contract that counts; absent where none was begun. */
async function begun(tx: Tx, { contract }: ContractContext): Promise<Row<'signatures'>> {
  const signature = await findCurrentSignature(tx, contract);
  if (!signature) throw notFound('A assinatura deste contrato ainda não foi iniciada.');
  return signature;
}

function readingRoutes(app: FastifyInstance): void {
  const answer = answering(app);
  serve(app, 'GET /signatures/single/:saleId/:contractId', (input) =>
    answer(input, (place) => begun(input.tx, place)),
  );
  serve(app, 'GET /signatures/single/signed/:saleId/:contractId', async ({ tx, caller, params }) =>
    loadSignedDocumentLinks(tx, app.files, await begun(tx, await loadContractContext(tx, caller, params))),
  );
  serve(app, 'GET /signatures/single/trail/:saleId/:contractId', async ({ tx, caller, params }) =>
    loadTrailRecord(tx, await begun(tx, await loadContractContext(tx, caller, params))),
  );
  serve(app, 'GET /signatures/single/candidates/:saleId/:contractId', async ({ tx, caller, params }) => {
    const context = await loadContractContext(tx, caller, params);
    return {
      candidates: await listSignerCandidates(tx, context),
      customerId: context.contract.customer_id,
    };
  });
  serve(app, 'POST /signatures/paginated/:userId/:multiplier', ({ tx, caller, params, body }) =>
    listSignatures(tx, caller, { ...params, body }),
  );
}

function signerRoutes(app: FastifyInstance): void {
  const answer = answering(app);
  serve(app, 'POST /signatures/single/:saleId/:contractId', (input) =>
    answer(input, (place) =>
      findOrCreateSignature(input.tx, input.caller, place, app.signing.providers.current.name),
    ),
  );
  serve(app, 'PUT /signatures/single/order/:saleId/:contractId', (input) =>
    answer(input, (place) => setSignerOrder(input.tx, input.caller, place, input.body)),
  );
  serve(app, 'POST /signatures/single/person/:saleId/:contractId', (input) =>
    answer(input, (place) => addSigner(input.tx, input.caller, place, input.body)),
  );
  serve(app, 'PUT /signatures/single/person/:saleId/:contractId/:personId', (input) =>
    answer(input, (place) =>
      editSigner(input.tx, input.caller, place, { personId: input.params.personId, body: input.body }),
    ),
  );
  serve(app, 'DELETE /signatures/single/person/:saleId/:contractId/:personId', (input) =>
    answer(input, (place) => deleteSigner(input.tx, input.caller, place, input.params.personId)),
  );
}

function sendingRoutes(app: FastifyInstance): void {
  const answer = answering(app);
  const { signing } = app;
  serveWithExternalCall(
    app,
    'PUT /signatures/single/:saleId/:contractId',
    ({ caller, params, body }) => prepareSending(app, caller, params, body),
    (input) =>
      answer(input, (place) =>
        sendForSignature(input.tx, input.caller, signing, { place, body: input.body, prepared: input.asked }),
      ),
    { mostBytes: SENT_BYTES },
  );
  serve(app, 'POST /signatures/single/cancel/:saleId/:contractId', (input) =>
    answer(input, (place) =>
      cancelSignature(input.tx, input.caller, signing, { place, reason: input.body.reason }),
    ),
  );
  serve(app, 'POST /signatures/single/person/notification/:saleId/:contractId/:personId', (input) =>
    answer(input, (place) =>
      notifySigner(input.tx, input.caller, signing, {
        place,
        personId: input.params.personId,
        channel: input.body.type,
      }),
    ),
  );
  serve(app, 'POST /signatures/single/person/link/:saleId/:contractId/:personId', (input) =>
    answer(input, (place) => recordCopiedLink(input.tx, input.caller, place, input.params.personId)),
  );
}

function quotaRoutes(app: FastifyInstance): void {
  serve(app, 'GET /managers/single/signatures', ({ tx, caller }) => loadSignatureQuota(tx, caller.accountId));
  serveWithoutTransaction(app, 'GET /managers/signatures/:managerId', ({ request, params }) => {
    getCaller(request);
    const { managerId: accountId } = params;
    return app.database.asAccount({ accountId }, (tx) => loadSignatureQuota(tx, accountId));
  });
  serveWithoutTransaction(app, 'PUT /managers/signatures/:managerId', async ({ request, params, body }) => {
    getCaller(request);
    const { managerId: accountId } = params;
    await app.database.asAccount({ accountId }, (tx) => setSignatureQuota(tx, accountId, body));
    return {};
  });
}
