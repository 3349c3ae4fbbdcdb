import { serve, serveWithoutTransaction } from '@girassol/api-platform/http/serve';
import type { FastifyInstance } from 'fastify';
import { confirmEmail } from './confirm-email';
import { sendEmailConfirmation } from './send-email-confirmation';

/** Registers the routes by which the owner of an account confirms its e-mail. */
export function registerEmailConfirmationRoutes(app: FastifyInstance): void {
  serveWithoutTransaction(app, 'POST /users/email-confirmation/use', ({ body }) =>
    confirmEmail(app.database, body.token),
  );
  serve(app, 'POST /users/email-confirmation/send', ({ tx, caller }) =>
    sendEmailConfirmation(tx, app.mailer, caller),
  );
}
