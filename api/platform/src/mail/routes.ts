import type { FastifyInstance } from 'fastify';
import { serveWithoutTransaction } from '../http/serve';
import { listMail, loadMail, retryMail } from './operate-mail';

/** Registers the routes by which operators of the platform manage mail. */
export function registerMailRoutes(app: FastifyInstance): void {
  const { database, mailer } = app;
  serveWithoutTransaction(app, 'GET /operation/mail/list/:multiplier', ({ params, query }) =>
    listMail(database, mailer, { ...params, ...query }),
  );
  serveWithoutTransaction(app, 'GET /operation/mail/single/:mailId', async ({ params }) => ({
    mail: await loadMail(database, mailer, params.mailId),
  }));
  serveWithoutTransaction(app, 'POST /operation/mail/again/:mailId', async ({ params, request }) => ({
    mail: await retryMail(request, mailer, params.mailId),
  }));
}
