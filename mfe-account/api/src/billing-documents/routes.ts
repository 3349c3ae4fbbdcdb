import { requireIdOfOwnAccount } from '@girassol/api-platform/access';
import { buildRouteSchema, getMethodAndPath } from '@girassol/api-platform/http/contract-route';
import { serve, serveStream } from '@girassol/api-platform/http/serve';
import type {
  ContractRoute,
  ParsedRequestParams,
  ParsedRequestQuery,
} from '@girassol/shared-domain/contract';
import type { BillingContext } from '../billing/billing-context';
import { requireOwner } from '../billing/subscription/owner';
import { drawBoleto } from './draw-boleto';
import { drawReceipt } from './draw-receipt';
import { loadBoleto } from './load-boleto';
import { loadReceipt } from './load-receipt';
import { createReceiptLink, getReceiptName, requireReceiptLink } from './receipt-links';
import { redirectToPaymentPage } from './redirect-to-payment-page';
import { sendPdf } from './send-pdf';

const BOLETO = 'GET /signup/boleto/:token';
const RECEIPT = 'GET /signup/receipt/:userId/:chargeId';
const RECEIPT_FILE = 'GET /signup/receipt-file/:accountId/:chargeId/:name';

/** Registers the routes that answer with boletos, receipts and the list of payments. */
export function registerBillingDocumentRoutes({ app, config }: BillingContext): void {
  const { database, files } = app;
  const shared = { issuer: config.issuer, isDemonstration: config.payments.provider === 'demonstration' };

  const boleto: ContractRoute = app.contract[BOLETO];
  app.route({
    ...getMethodAndPath(BOLETO),
    schema: buildRouteSchema(BOLETO, boleto),
    errorHandler: redirectToPaymentPage,
    handler: async (request, reply) => {
      // Parsed by the contract's schema.
      const { token } = request.params as ParsedRequestParams<typeof BOLETO>;
      const document = { ...shared, ...(await loadBoleto(database, token)) };
      const name = `boleto-${document.documentNumber}.pdf`;
      await sendPdf(reply, { name, content: await drawBoleto(document) });
    },
  });

  serveStream(app, RECEIPT, async ({ caller, request, reply }) => {
    // Parsed by the contract's schema.
    const { userId, chargeId } = request.params as ParsedRequestParams<typeof RECEIPT>;
    const receipt = await database.asAccount(caller, async (tx) => {
      await requireIdOfOwnAccount(tx, caller, userId);
      requireOwner(caller);
      return loadReceipt(tx, caller.accountId, chargeId);
    });
    const content = await drawReceipt({ ...shared, ...receipt });
    await sendPdf(reply, { name: getReceiptName(receipt.receiptNumber), content });
  });
  serve(app, 'POST /signup/receipt-link/:userId/:chargeId', async ({ tx, caller, params }) => ({
    url: await createReceiptLink(tx, caller, files, params.chargeId),
  }));
  const receiptFile: ContractRoute = app.contract[RECEIPT_FILE];
  app.route({
    ...getMethodAndPath(RECEIPT_FILE),
    schema: buildRouteSchema(RECEIPT_FILE, receiptFile),
    handler: async (request, reply) => {
      // Parsed by the contract's schemas.
      const params = request.params as ParsedRequestParams<typeof RECEIPT_FILE>;
      const query = request.query as ParsedRequestQuery<typeof RECEIPT_FILE>;
      const { accountId, chargeId, name } = params;
      const receipt = await database.asAccount({ accountId }, async (tx) => {
        await requireReceiptLink(tx, files, params, query);
        return loadReceipt(tx, accountId, chargeId);
      });
      const content = await drawReceipt({ ...shared, ...receipt });
      await sendPdf(reply, { name, content, isDownload: query.download !== undefined });
    },
  });
  serve(app, 'POST /signup/payments-export/:userId', async ({ tx, caller, body: { format } }) => ({
    exportId: await app.requestExport(tx, caller, { kind: 'subscription-payments', filters: {}, format }),
  }));
}
