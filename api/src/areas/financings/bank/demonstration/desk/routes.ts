import type { BankApplication, RouteKey } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountNow } from '../../../../../platform/clock';
import type { Tx } from '../../../../../platform/database';
import { callerOf } from '../../../../../platform/http/authorise';
import { asAccountOnce } from '../../../../../platform/http/idempotency';
import { serveWithoutRows } from '../../../../../platform/http/serve';
import { notFound, Refusal, wrongField } from '../../../../../platform/refusals/refusal';
import type { BankProvider } from '../../bank-provider';
import type { Application } from '../application';
import { lockEntry, writeEntry } from '../books';
import { decided, needsReason, possibleDecisions } from './decisions';
import { decideRegistration, listRegistrations } from './desk-registrations';
import { withVerdict } from './judge-paper';
import { openPaper } from './open-paper';
import {
  accountOfApplication,
  listApplications,
  requireApplication,
  wholeApplication,
} from './read-applications';

type Deed = Extract<RouteKey, `POST /operation/bank/${string}`>;

/** Where whoever plays the demonstration bank decides; closed where the bank is another. */
export function bankDeskRoutes(
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
    key: Deed,
    request: FastifyRequest,
    worksIn: string | null,
    work: (tx: Tx, accountId: string) => Promise<T>,
  ): Promise<T> {
    if (worksIn === null) throw notFound('Este pedido não existe.');
    const caller = callerOf(request);
    const { answer } = await asAccountOnce(database, { caller, key, request, worksIn }, (tx) =>
      work(tx, worksIn),
    );
    request.log.info({ by: caller.userId }, 'an operator decides as the demonstration bank');
    return answer;
  }

  async function change(
    tx: Tx,
    accountId: string,
    id: string,
    work: (application: Application, now: Date) => Application,
  ): Promise<{ application: BankApplication }> {
    await lockEntry(tx, accountId, { id });
    const entry = await requireApplication(tx, accountId, id);
    await writeEntry(tx, entry, work(entry.application, await accountNow(tx, accountId)));
    return { application: await wholeApplication(tx, await requireApplication(tx, accountId, id)) };
  }

  serveWithoutRows(app, 'GET /operation/bank/applications/:multiplier', async ({ params }) => {
    requireDesk();
    return listApplications(database, params.multiplier);
  });

  serveWithoutRows(app, 'GET /operation/bank/application/:id', async ({ params: { id } }) => {
    requireDesk();
    const accountId = await accountOfApplication(database, id);
    return database.asAccount({ accountId: accountId ?? '' }, async (tx) => ({
      application: await wholeApplication(tx, await requireApplication(tx, accountId, id)),
    }));
  });

  serveWithoutRows(
    app,
    'POST /operation/bank/decision/:id',
    async ({ params: { id }, body: { decision, reason = '' }, request }) => {
      requireDesk();
      const of = await accountOfApplication(database, id);
      return inBooks('POST /operation/bank/decision/:id', request, of, (tx, accountId) =>
        change(tx, accountId, id, (application, now) => {
          if (!possibleDecisions(application).includes(decision))
            throw new Refusal(
              409,
              'O pedido mudou de situação, e isto não se decide mais. Atualize a página.',
            );
          if (needsReason(decision) && reason.length < 3)
            throw wrongField('reason', 'Diga por quê: quem pediu lê este motivo.');
          return decided(application, decision, { now, reason });
        }),
      );
    },
  );

  serveWithoutRows(
    app,
    'POST /operation/bank/paper/:id',
    async ({ params: { id }, body: { semantic, verdict, reason = '' }, request }) => {
      requireDesk();
      const of = await accountOfApplication(database, id);
      return inBooks('POST /operation/bank/paper/:id', request, of, (tx, accountId) =>
        change(tx, accountId, id, (application) => withVerdict(application, { semantic, verdict, reason })),
      );
    },
  );

  serveWithoutRows(
    app,
    'GET /operation/bank/paper/:id',
    async ({ params: { id }, query: { semantic }, request }) => {
      requireDesk();
      const accountId = await accountOfApplication(database, id);
      request.log.info({ by: callerOf(request).userId, application: id }, 'an operator opens a paper');
      return openPaper(database, { accountId, id, semantic });
    },
  );

  serveWithoutRows(app, 'GET /operation/bank/registrations', async () => {
    requireDesk();
    return listRegistrations(database);
  });

  serveWithoutRows(
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
