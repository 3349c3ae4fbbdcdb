import type { FastifyInstance } from 'fastify';
import { serveWithoutRows } from '../http/serve';
import { listMail, readMail, repeatMail } from './operate-mail';

/** Where the administration of the platform looks after mail. */
export function mailRoutes(app: FastifyInstance): void {
  const { database, mailer } = app;
  serveWithoutRows(app, 'GET /operation/mail/list/:multiplier', ({ params, query }) =>
    listMail(database, mailer, { ...params, ...query }),
  );
  serveWithoutRows(app, 'GET /operation/mail/single/:mailId', async ({ params }) => ({
    mail: await readMail(database, mailer, params.mailId),
  }));
  serveWithoutRows(app, 'POST /operation/mail/again/:mailId', async ({ params, request }) => ({
    mail: await repeatMail(request, mailer, params.mailId),
  }));
}
