import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob, registerCleaning, registerJob, registerPeriodicJob } from '../jobs';
import { deliverDueMail } from './deliver-due-mail';
import { createMailMetrics } from './mail-metrics';
import type { Mailer } from './mailer';
import { sendMailJob } from './send-mail-job';
import { createMailTransport } from './transport';

const nothing = z.object({});
/** The same every minute: what failed comes again, and what a process left unfinished when it ended. */
const sendAgain = defineJob({ kind: 'mail.again', title: 'Tentar e-mails de novo', payload: nothing });

/** Bodies and lines that nobody needs any more. */
const cleaning = { kind: 'mail.forget', title: 'Limpar e-mails antigos', everySeconds: 60 * 60 };

/** Registers the job that delivers mail in this process. */
export function registerMailJobs(app: FastifyInstance, { settings }: Mailer): void {
  const transport = createMailTransport(settings);
  app.addHook('onClose', async () => transport.close());
  const count = createMailMetrics(app.metrics);
  const deliver = async ({ signal }: { signal: AbortSignal }) => {
    await deliverDueMail({ database: app.database, transport, settings, log: app.log, signal, count });
  };
  registerJob(app, sendMailJob, deliver);
  registerPeriodicJob(app, sendAgain, { everySeconds: 60 }, deliver);
  registerCleaning(app, cleaning, () => app.database.lookUp(sql`select forget_mail()`));
}
