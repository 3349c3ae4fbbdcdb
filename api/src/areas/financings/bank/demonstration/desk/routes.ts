import { loadAccountNow } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { getCaller } from '@girassol/api-platform/http/authorise';
import { runIdempotently } from '@girassol/api-platform/http/idempotency';
import { serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import { invalidField, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { BankApplication, RouteKey } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BankProvider } from '../../bank-provider';
import { lockApplication, saveApplication } from '../application-store';
import type { CreditApplication } from '../credit-application';
import { applyDocumentVerdict } from './apply-document-verdict';
import { applyDecision, listPossibleDecisions, needsReason } from './decisions';
import { decideRegistration, listDeskRegistrations } from './desk-registrations';
import {
  findAccountIdOfApplication,
  listApplications,
  loadBankApplication,
  requireApplication,
} from './load-applications';
import { loadDeskDocument } from './load-desk-document';

type DeskRoute = Extract<RouteKey, `POST /operation/bank/${string}`>;

/**
 * Registers the routes by which operators act as the desk of the demonstration bank. The routes refuse every
 * call if the installation uses another bank.
 */
export function registerBankDeskRoutes(
  app: FastifyInstance,
  bank: Pick<BankProvider, 'isDemonstration'> | null,
): void {
  const { database } = app;
  const requireDesk = () => {
    if (!bank?.isDemonstration)
      throw new Refusal(403, 'A mesa é do Banco Demonstração, e nesta instalação o banco não é ele.');
  };

  /** Does something in the books of an account, once, and leaves its name. */
  async function inBooks<T extends Record<string, unknown>>(
    key: DeskRoute,
    request: FastifyRequest,
    worksIn: string | null,
    work: (tx: Tx, accountId: string) => Promise<T>,
  ): Promise<T> {
    if (worksIn === null) throw notFound('Este pedido não existe.');
    const caller = getCaller(request);
    const { answer } = await runIdempotently(database, { caller, key, request, worksIn }, (tx) =>
      work(tx, worksIn),
    );
    request.log.info({ by: caller.userId }, 'an operator decides as the demonstration bank');
    return answer;
  }

  async function change(
    tx: Tx,
    accountId: string,
    id: string,
    work: (application: CreditApplication, now: Date) => CreditApplication,
  ): Promise<{ application: BankApplication }> {
    await lockApplication(tx, accountId, { id });
    const entry = await requireApplication(tx, accountId, id);
    await saveApplication(tx, entry, work(entry.application, await loadAccountNow(tx, accountId)));
    return { application: await loadBankApplication(tx, await requireApplication(tx, accountId, id)) };
  }

  serveWithoutTransaction(app, 'GET /operation/bank/applications/:multiplier', async ({ params }) => {
    requireDesk();
    return listApplications(database, params.multiplier);
  });

  serveWithoutTransaction(app, 'GET /operation/bank/application/:id', async ({ params: { id } }) => {
    requireDesk();
    const accountId = await findAccountIdOfApplication(database, id);
    return database.asAccount({ accountId: accountId ?? '' }, async (tx) => ({
      application: await loadBankApplication(tx, await requireApplication(tx, accountId, id)),
    }));
  });

  serveWithoutTransaction(
    app,
    'POST /operation/bank/decision/:id',
    async ({ params: { id }, body: { decision, reason = '' }, request }) => {
      requireDesk();
      const of = await findAccountIdOfApplication(database, id);
      return inBooks('POST /operation/bank/decision/:id', request, of, (tx, accountId) =>
        change(tx, accountId, id, (application, now) => {
          if (!listPossibleDecisions(application).includes(decision))
            throw new Refusal(
              409,
              'O pedido mudou de situação, e isto não se decide mais. Atualize a página.',
            );
          if (needsReason(decision) && reason.length < 3)
            throw invalidField('reason', 'Diga por quê: quem pediu lê este motivo.');
          return applyDecision(application, decision, { now, reason });
        }),
      );
    },
  );

  serveWithoutTransaction(
    app,
    'POST /operation/bank/paper/:id',
    async ({ params: { id }, body: { semantic, verdict, reason = '' }, request }) => {
      requireDesk();
      const of = await findAccountIdOfApplication(database, id);
      return inBooks('POST /operation/bank/paper/:id', request, of, (tx, accountId) =>
        change(tx, accountId, id, (application) =>
          applyDocumentVerdict(application, { semantic, verdict, reason }),
        ),
      );
    },
  );

  serveWithoutTransaction(
    app,
    'GET /operation/bank/paper/:id',
    async ({ params: { id }, query: { semantic }, request }) => {
      requireDesk();
      const accountId = await findAccountIdOfApplication(database, id);
      request.log.info({ by: getCaller(request).userId, application: id }, 'an operator opens a paper');
      return loadDeskDocument(database, { accountId, id, semantic });
    },
  );

  serveWithoutTransaction(app, 'GET /operation/bank/registrations', async () => {
    requireDesk();
    return listDeskRegistrations(database);
  });

  serveWithoutTransaction(
    app,
    'POST /operation/bank/registration/:accountId',
    async ({ params: { accountId }, body: { approve }, request }) => {
      requireDesk();
      return inBooks('POST /operation/bank/registration/:accountId', request, accountId, async (tx) => {
        await decideRegistration(tx, accountId, approve);
        return {};
      });
    },
  );
}
