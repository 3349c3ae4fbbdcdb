import { randomBytes } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import { createStandardWebhookVerifier } from '@girassol/api-platform/webhooks';
import type { FastifyInstance } from 'fastify';
import type { BankProvider, BankRequestReference } from '../bank-provider';
import { registerApplicationStepJob } from './application-step-job';
import { type StoredCreditApplication, saveApplication } from './application-store';
import { runOncePerKey, simulateFailures } from './calls';
import { toBankSnapshot } from './credit-application';
import { parseDemonstrationEvent } from './event-body';
import { computeOffers } from './offers';
import {
  acceptBankOffer,
  beginBankDeal,
  beginReview,
  lockKnownApplication,
  readDocument,
  receiveCreditRequest,
  receiveDocument,
  withdrawApplication,
  withMonitoringLinkForReview,
} from './receive-requests';
import { findBankRegistration, registerRegistrationStepJob, submitRegistration } from './registrations';
import { registerSendBankEventJob } from './send-events';

/** Name of the demonstration bank in database rows and in the address of its webhook. */
export const DEMONSTRATION_BANK_NAME = 'banco-demonstracao';

/**
 * Opens the demonstration bank. It has tables of its own, decides by a fixed policy, and reports changes by signed
 * webhooks. Its automatic steps are jobs of this server, due by the clock of the account.
 * @param door where webhooks of banks come in
 */
export async function openDemonstrationBank(
  app: FastifyInstance,
  { door = '/api/webhooks' }: { door?: string } = {},
): Promise<BankProvider> {
  const { database } = app;
  // Without the database nothing is told, and nobody listens.
  const key = await database.asSystem(createSecretLoader('demonstration-bank')).catch(() => randomBytes(24));
  const secret = `whsec_${key.toString('base64')}`;
  registerSendBankEventJob(app, { secret, path: `${door}/${DEMONSTRATION_BANK_NAME}` });
  registerApplicationStepJob(app);
  registerRegistrationStepJob(app);

  const inBooks = <T>(accountId: string, work: (tx: Tx) => Promise<T>) =>
    database.asAccount({ accountId }, work);

  /** A call about a request, done once per key. */
  async function change(
    { accountId, reference }: BankRequestReference,
    callKey: string,
    work: (tx: Tx, entry: StoredCreditApplication) => Promise<void>,
  ): Promise<void> {
    const email = await inBooks(
      accountId,
      async (tx) => (await lockKnownApplication(tx, accountId, reference)).application.request.customerEmail,
    );
    await simulateFailures(database, { accountId, key: callKey, email });
    await inBooks(accountId, (tx) =>
      runOncePerKey(tx, accountId, callKey, async () =>
        work(tx, await lockKnownApplication(tx, accountId, reference)),
      ),
    );
  }

  const replace =
    (work: (application: StoredCreditApplication['application']) => StoredCreditApplication['application']) =>
    async (tx: Tx, entry: StoredCreditApplication) => {
      const changed = work(entry.application);
      if (changed !== entry.application) await saveApplication(tx, entry, changed);
    };

  return {
    name: DEMONSTRATION_BANK_NAME,
    label: 'Banco Demonstração',
    isDemonstration: true,
    takesSimples: true,

    async quote({ price, borrower, today, accountId: _, ...terms }) {
      return computeOffers({ terms, price, borrower, today, prefix: `cotacao-${today.replaceAll('-', '')}` });
    },
    async submit(request, callKey) {
      const { accountId } = request;
      await simulateFailures(database, { accountId, key: callKey, email: request.request.customerEmail });
      return { reference: await inBooks(accountId, (tx) => receiveCreditRequest(tx, request, callKey)) };
    },
    beginDeal: (of, callKey) => change(of, callKey, replace(beginBankDeal)),
    accept: (of, offer, callKey) => change(of, callKey, (tx, entry) => acceptBankOffer(tx, entry, offer)),
    async sendDocument(of, paper, callKey, signal) {
      const body = await readDocument(paper, signal);
      await change(of, callKey, (tx, entry) => receiveDocument(tx, entry, paper, body));
    },
    sendLink: (of, url, callKey) =>
      change(
        of,
        callKey,
        replace((application) => withMonitoringLinkForReview(application, url)),
      ),
    askReview: (of, reason, callKey) =>
      change(
        of,
        callKey,
        replace((application) => beginReview(application, reason)),
      ),
    cancel: (of, reason, callKey) =>
      change(
        of,
        callKey,
        replace((application) => withdrawApplication(application, reason)),
      ),
    status: ({ accountId, reference }) =>
      inBooks(accountId, async (tx) => {
        const { application, seq } = await lockKnownApplication(tx, accountId, reference);
        return toBankSnapshot(application, seq);
      }),

    async register(asked, callKey) {
      await simulateFailures(database, { accountId: asked.accountId, key: callKey, email: asked.email });
      const { seq, status } = await inBooks(asked.accountId, (tx) => submitRegistration(tx, asked));
      return { seq, status };
    },
    registration: (accountId) =>
      inBooks(accountId, async (tx) => {
        const kept = await findBankRegistration(tx, accountId);
        if (!kept) return null;
        const { seq, status } = kept;
        return { seq, status, canFinance: status === 'Cadastro Efetuado' };
      }),

    verify: createStandardWebhookVerifier(secret),
    readEvent: parseDemonstrationEvent,
  };
}
