import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { defineJob, registerJob, registerPeriodicJob } from '../jobs';
import type { Mailer } from '../mail';
import { mailNotification } from './mail-notification';
import { mailIfUnseenJob, summaryJob } from './mail-schedule';
import { mailSummary } from './mail-summary';

const forgetOld = defineJob({
  kind: 'notifications.forget',
  title: 'Limpar avisos antigos',
  payload: z.object({}),
  priority: 'LOW',
});

/** Registers the jobs that mail notifications and delete old ones in this process. */
export function registerNotificationJobs(app: FastifyInstance, mailer: Mailer): void {
  registerJob(app, mailIfUnseenJob, (job) =>
    job.finish((tx) => mailNotification(tx, mailer, job.payload.notificationId)),
  );
  registerJob(app, summaryJob, (job) => job.finish((tx) => mailSummary(tx, mailer, job.payload)));
  registerPeriodicJob(app, forgetOld, { everySeconds: 24 * 3_600 }, async () => {
    await app.database.lookUp(sql`select forget_notifications()`);
  });
}
