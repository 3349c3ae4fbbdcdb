import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../platform/access';
import type { Row, Tx } from '../../platform/database';
import { callerOf } from '../../platform/http/authorise';
import { serve, serveAsking, serveWithoutRows } from '../../platform/http/serve';
import { notFound } from '../../platform/refusals/refusal';
import type { WebhookProvider } from '../../platform/webhooks';
import { beginSignature } from './begin-signature';
import { addSigner, deleteSigner, editSigner, orderSigners } from './change-signers';
import { type ContractAddress, type ContractPlace, contractPlace } from './contract-place';
import { currentSignature } from './held-signature';
import { listCandidates } from './list-candidates';
import { listSignatures } from './list-signatures';
import { registerAsking } from './provider/ask-provider';
import { providerWebhook } from './provider/provider-webhook';
import { readSigned } from './read-signed';
import { registerRepair } from './repair';
import { registerSealing } from './sealing/seal-job';
import { cancelSignature } from './sending/cancel-signature';
import { registerExpiry } from './sending/expire';
import { prepareSending, sendDocument } from './sending/generate';
import { noteCopiedLink, notifySigner } from './sending/notify-signer';
import { registerProviderActs } from './sending/open-at-provider';
import { readQuota, setQuota } from './sending/quota';
import { registerReminders } from './sending/remind';
import { signatureAnswer } from './signature-answer';
import { trailAnswer } from './trail-answer';

/** A PDF of ten megabytes in base64, with what is around it. */
const SENT_BYTES = 16 * 1024 * 1024;

/** Signatures of contracts. Answers who tells us of them from outside. */
export function signatureRoutes(app: FastifyInstance): WebhookProvider[] {
  registerSealing(app);
  registerRepair(app);
  registerExpiry(app);
  registerReminders(app);
  registerProviderActs(app);
  registerAsking(app);
  readingRoutes(app);
  signerRoutes(app);
  sendingRoutes(app);
  quotaRoutes(app);
  return app.signing.providers.all.flatMap((provider) =>
    provider.outside ? [providerWebhook(provider.name, provider.outside)] : [],
  );
}

/** Does something with a contract that the caller may see, and answers its signature as it is then. */
function answering(app: FastifyInstance) {
  return async (
    { tx, caller, params }: { tx: Tx; caller: Caller; params: ContractAddress },
    work: (place: ContractPlace) => Promise<Row<'signatures'>>,
  ) => {
    const signature = await work(await contractPlace(tx, caller, params));
    return { signature: await signatureAnswer(tx, caller, app.signing, signature) };
  };
}

/** The signature of a contract that counts; absent where none was begun. */
async function begun(tx: Tx, { contract }: ContractPlace): Promise<Row<'signatures'>> {
  const signature = await currentSignature(tx, contract);
  if (!signature) throw notFound('A assinatura deste contrato ainda não foi iniciada.');
  return signature;
}

function readingRoutes(app: FastifyInstance): void {
  const answer = answering(app);
  serve(app, 'GET /signatures/single/:saleId/:contractId', (input) =>
    answer(input, (place) => begun(input.tx, place)),
  );
  serve(app, 'GET /signatures/single/signed/:saleId/:contractId', async ({ tx, caller, params }) =>
    readSigned(tx, app.files, await begun(tx, await contractPlace(tx, caller, params))),
  );
  serve(app, 'GET /signatures/single/trail/:saleId/:contractId', async ({ tx, caller, params }) =>
    trailAnswer(tx, await begun(tx, await contractPlace(tx, caller, params))),
  );
  serve(app, 'GET /signatures/single/candidates/:saleId/:contractId', async ({ tx, caller, params }) => ({
    candidates: await listCandidates(tx, await contractPlace(tx, caller, params)),
  }));
  serve(app, 'POST /signatures/paginated/:userId/:multiplier', ({ tx, caller, params, body }) =>
    listSignatures(tx, caller, { ...params, body }),
  );
}

function signerRoutes(app: FastifyInstance): void {
  const answer = answering(app);
  serve(app, 'POST /signatures/single/:saleId/:contractId', (input) =>
    answer(input, (place) =>
      beginSignature(input.tx, input.caller, place, app.signing.providers.current.name),
    ),
  );
  serve(app, 'PUT /signatures/single/order/:saleId/:contractId', (input) =>
    answer(input, (place) => orderSigners(input.tx, input.caller, place, input.body)),
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
  serveAsking(
    app,
    'PUT /signatures/single/:saleId/:contractId',
    ({ caller, params, body }) => prepareSending(app, caller, params, body),
    (input) =>
      answer(input, (place) =>
        sendDocument(input.tx, input.caller, signing, { place, body: input.body, prepared: input.asked }),
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
    answer(input, (place) => noteCopiedLink(input.tx, input.caller, place, input.params.personId)),
  );
}

function quotaRoutes(app: FastifyInstance): void {
  serve(app, 'GET /managers/single/signatures', ({ tx, caller }) => readQuota(tx, caller.accountId));
  serveWithoutRows(app, 'GET /managers/signatures/:managerId', ({ request, params }) => {
    callerOf(request);
    const { managerId: accountId } = params;
    return app.database.asAccount({ accountId }, (tx) => readQuota(tx, accountId));
  });
  serveWithoutRows(app, 'PUT /managers/signatures/:managerId', async ({ request, params, body }) => {
    callerOf(request);
    const { managerId: accountId } = params;
    await app.database.asAccount({ accountId }, (tx) => setQuota(tx, accountId, body));
    return {};
  });
}
