import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob, registerCleaning, registerJob, registerPeriodic } from '../jobs';
import { deliverDue } from './deliver-due';
import type { Mailer } from './mailer';
import { openTransport } from './transport';

const nothing = z.object({});

/** Sends what is due: written with every mail, so that it goes at once. */
export const sendMail = defineJob({
  kind: 'mail.send',
  title: 'Enviar e-mails',
  payload: nothing,
  priority: 'HIGH',
});

/** The same every minute: what failed comes again, and what a process left unfinished when it ended. */
const sendAgain = defineJob({ kind: 'mail.again', title: 'Tentar e-mails de novo', payload: nothing });

/** Bodies and lines that nobody needs any more. */
const cleaning = { kind: 'mail.forget', title: 'Limpar e-mails antigos', everySeconds: 60 * 60 };

/** Makes this process one that delivers mail, where it works on jobs. */
export function deliverByJobs(app: FastifyInstance, { settings }: Mailer): void {
  const transport = openTransport(settings);
  app.addHook('onClose', async () => transport.close());
  const deliver = async ({ signal }: { signal: AbortSignal }) => {
    await deliverDue({ database: app.database, transport, settings, log: app.log, signal });
  };
  registerJob(app, sendMail, deliver);
  registerPeriodic(app, sendAgain, { everySeconds: 60 }, deliver);
  registerCleaning(app, cleaning, () => app.database.lookUp(sql`select forget_mail()`));
}
