import { randomBytes } from 'node:crypto';
import type { Database, Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import { createStandardWebhookVerifier } from '@girassol/api-platform/webhooks';
import type { FastifyInstance } from 'fastify';
import { getPaymentWebhookPath } from '../inbox/register-payment-webhook';
import type { PaymentProvider, WebhookRequest } from '../payment-provider';
import {
  endAuthorization,
  lockBankAuthorization,
  requestBankAuthorization,
  toAuthorizationReport,
} from './authorizations';
import { type BankClock, loadBankNow } from './bank-clock';
import { CARD_FRAME_PATH, registerCardFrame } from './card-frame/routes';
import { chargeBankCard, saveBankCard } from './cards';
import { toChargeReport } from './charge-report';
import {
  cancelBankCharge,
  createBankCharge,
  findBankCharge,
  loadBankCharge,
  refundBankPayment,
} from './charges';
import { cancelBankDebit, runDueBankDebits, scheduleBankDebit } from './debits';
import { parseBankEvent, registerSendBankEventJob } from './events';
import { requireBankUp } from './outages';
import { getPayerPagePath, registerPayerPages } from './payer-page/routes';

/** Name of the demonstration bank in rows and in the address of its webhook. */
const NAME = 'demonstration';

/**
 * Opens the demonstration bank: charges, cards, automatic debits, a page on which a payer acts, and signed webhooks. It has
 * tables of its own and takes no money.
 */
export async function openDemonstrationBank(app: FastifyInstance): Promise<PaymentProvider> {
  // A server that starts without its database serves its pages all the same; the bank's events are its own then.
  const secret = await loadWebhookSecret(app.database).catch(
    () => `whsec_${randomBytes(32).toString('base64')}`,
  );
  registerSendBankEventJob(app, { secret, path: getPaymentWebhookPath(NAME) });
  await registerPayerPages(app);
  await registerCardFrame(app);
  return createDemonstrationBank(app.database, secret);
}

/** Loads the secret by which the bank signs its webhooks. All processes of the product share it. */
export const loadWebhookSecret = async (database: Database): Promise<string> =>
  `whsec_${(await database.asSystem(createSecretLoader('demonstration-payments'))).toString('base64')}`;

/** Creates the payment provider of the demonstration bank on its tables, without its pages and the job that sends events. */
export function createDemonstrationBank(database: Database, secret: string): PaymentProvider {
  const verify = createStandardWebhookVerifier(secret);
  const inBank = <T>(work: (tx: Tx) => Promise<T>) => database.asSystem(work);
  /** Loads the time of a row, at which the bank must be up. */
  async function loadOpenTime(tx: Tx, clock: BankClock): Promise<Date> {
    const now = await loadBankNow(tx, clock);
    await requireBankUp(tx, now);
    return now;
  }

  return {
    name: NAME,
    label: 'Banco Demonstração',
    capabilities: { offersAutomaticPix: true, hasSingleDebtForPixAndBoleto: true, unknownAfterSeconds: 30 },

    createCharge: (request) => inBank((tx) => createBankCharge(tx, request)),
    saveCard: (request) => inBank((tx) => saveBankCard(tx, request)),
    chargeCard: (request) =>
      inBank(async (tx) => toChargeReport(await chargeBankCard(tx, request), request.now)),
    cancelCharge: (reference, now) => inBank((tx) => cancelBankCharge(tx, reference, now)),
    refund: (request) => inBank((tx) => refundBankPayment(tx, request)),
    findCharge: (request) => inBank((tx) => findBankCharge(tx, request)),
    readCharge: (reference) =>
      inBank(async (tx) => {
        const charge = await loadBankCharge(tx, reference);
        return toChargeReport(charge, await loadOpenTime(tx, charge));
      }),

    requestAuthorization: (request) => inBank((tx) => requestBankAuthorization(tx, request)),
    readAuthorization: (reference) =>
      inBank(async (tx) => {
        const authorization = await lockBankAuthorization(tx, reference);
        await loadOpenTime(tx, authorization);
        return toAuthorizationReport(authorization);
      }),
    cancelAuthorization: (reference, now) =>
      inBank(async (tx) => {
        await requireBankUp(tx, now);
        await endAuthorization(tx, await lockBankAuthorization(tx, reference));
      }),
    scheduleDebit: (request) => inBank((tx) => scheduleBankDebit(tx, request)),
    cancelDebit: (reference, now) =>
      inBank(async (tx) => {
        await requireBankUp(tx, now);
        await cancelBankDebit(tx, reference, now);
      }),

    readWebhook({ rawBody, headers }) {
      const signed = verify(onlyTexts(headers), rawBody);
      const event = signed && parseBankEvent(rawBody);
      return event && event.eventId === signed.id ? event : null;
    },
    getCardFrame: () => ({ url: CARD_FRAME_PATH, origin: '' }),
    getPayerPage: getPayerPagePath,
    runDueDebits: (request) => inBank((tx) => runDueBankDebits(tx, request)),
  };
}

const onlyTexts = (headers: WebhookRequest['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
