import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Tx } from '../../../../platform/database';
import { serverSecret } from '../../../../platform/secrets/server-secret';
import { standardSignature } from '../../../../platform/webhooks';
import type { BankProvider, BankReference } from '../bank-provider';
import { snapshotOf } from './application';
import { type Entry, writeEntry } from './books';
import { failFirst, once } from './calls';
import { readToldEvent } from './event-body';
import { offersFor } from './offers';
import { askRegistration, findRegistration, registerByJobs } from './registrations';
import {
  acceptOffer,
  begun,
  readPaper,
  requireEntry,
  takePaper,
  takeRequest,
  underReview,
  withdrawn,
  withLink,
} from './take-requests';
import { stepByJobs } from './take-steps';
import { tellByJobs } from './tell';

/** In rows and in the address of its webhooks. */
export const DEMONSTRATION_BANK = 'banco-demonstracao';

/**
 * Opens the bank of the demonstration: it keeps books of its own, decides by a policy, and tells what happens by signed
 * webhooks. Its steps are jobs of this server, due by the clock of the account.
 * @param door where webhooks of banks come in
 */
export async function openDemonstrationBank(
  app: FastifyInstance,
  { door = '/api/webhooks' }: { door?: string } = {},
): Promise<BankProvider> {
  const { database } = app;
  // Without the database nothing is told, and nobody listens.
  const key = await database.asSystem(serverSecret('demonstration-bank')).catch(() => randomBytes(24));
  const secret = `whsec_${key.toString('base64')}`;
  tellByJobs(app, { secret, path: `${door}/${DEMONSTRATION_BANK}` });
  stepByJobs(app);
  registerByJobs(app);

  const inBooks = <T>(accountId: string, work: (tx: Tx) => Promise<T>) =>
    database.asAccount({ accountId }, work);

  /** A call about a request, done once per key. */
  async function change(
    { accountId, reference }: BankReference,
    callKey: string,
    work: (tx: Tx, entry: Entry) => Promise<void>,
  ): Promise<void> {
    const email = await inBooks(
      accountId,
      async (tx) => (await requireEntry(tx, accountId, reference)).application.request.customerEmail,
    );
    await failFirst(database, { accountId, key: callKey, email });
    await inBooks(accountId, (tx) =>
      once(tx, accountId, callKey, async () => work(tx, await requireEntry(tx, accountId, reference))),
    );
  }

  const replace =
    (work: (application: Entry['application']) => Entry['application']) => async (tx: Tx, entry: Entry) => {
      const changed = work(entry.application);
      if (changed !== entry.application) await writeEntry(tx, entry, changed);
    };

  return {
    name: DEMONSTRATION_BANK,
    label: 'Banco Demonstração',
    isDemonstration: true,

    async quote({ price, borrower, today, accountId: _, ...terms }) {
      return offersFor({ terms, price, borrower, today, prefix: `cotacao-${today.replaceAll('-', '')}` });
    },
    async submit(request, callKey) {
      const { accountId } = request;
      await failFirst(database, { accountId, key: callKey, email: request.request.customerEmail });
      return { reference: await inBooks(accountId, (tx) => takeRequest(tx, request, callKey)) };
    },
    beginDeal: (of, callKey) => change(of, callKey, replace(begun)),
    accept: (of, offer, callKey) => change(of, callKey, (tx, entry) => acceptOffer(tx, entry, offer)),
    async sendDocument(of, paper, callKey, signal) {
      const body = await readPaper(paper, signal);
      await change(of, callKey, (tx, entry) => takePaper(tx, entry, paper, body));
    },
    sendLink: (of, url, callKey) =>
      change(
        of,
        callKey,
        replace((application) => withLink(application, url)),
      ),
    askReview: (of, reason, callKey) =>
      change(
        of,
        callKey,
        replace((application) => underReview(application, reason)),
      ),
    cancel: (of, reason, callKey) =>
      change(
        of,
        callKey,
        replace((application) => withdrawn(application, reason)),
      ),
    status: ({ accountId, reference }) =>
      inBooks(accountId, async (tx) => {
        const { application, seq } = await requireEntry(tx, accountId, reference);
        return snapshotOf(application, seq);
      }),

    async register(asked, callKey) {
      await failFirst(database, { accountId: asked.accountId, key: callKey, email: asked.email });
      const { seq, status } = await inBooks(asked.accountId, (tx) => askRegistration(tx, asked));
      return { seq, status };
    },
    registration: (accountId) =>
      inBooks(accountId, async (tx) => {
        const kept = await findRegistration(tx, accountId);
        if (!kept) return null;
        const { seq, status } = kept;
        return { seq, status, canFinance: status === 'Cadastro Efetuado' };
      }),

    verify: standardSignature(secret),
    readEvent: readToldEvent,
  };
}
