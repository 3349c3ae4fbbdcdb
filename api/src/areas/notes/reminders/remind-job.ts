import { defineJob, enqueue, registerJob, registerPeriodicJob } from '@girassol/api-platform/jobs';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { z } from 'zod';
import { notifyOfSchedule } from './notify-of-schedule';

/** Minutes before its start in which a schedule is announced. */
const REMINDER_MINUTES = 15;
/** Schedules that began longer ago, while the server was down, are not announced any more. */
const MAX_LATE_MINUTES = 30;
const EVERY_SECONDS = 60;
/** Maximum number of schedules of one run; the next run takes the others. */
const MAX_AT_ONCE = 1_000;

const findSchedulesJob = defineJob({
  kind: 'notes.find-schedules',
  title: 'Procurar agendamentos prestes a começar',
  payload: z.object({}),
});

const remindJob = defineJob({
  kind: 'notes.remind',
  title: 'Lembrar de um agendamento',
  payload: z.object({ noteId: z.uuid() }),
});

/** Registers the jobs that announce schedules shortly before they begin. */
export function registerScheduleReminders(app: FastifyInstance): void {
  registerPeriodicJob(app, findSchedulesJob, { everySeconds: EVERY_SECONDS }, async () => {
    const due = await app.database.lookUp(
      sql<{ account_id: string; id: string }>`select account_id, id from list_due_schedules(
        now() - make_interval(mins => ${MAX_LATE_MINUTES}),
        now() + make_interval(mins => ${REMINDER_MINUTES}),
        ${MAX_AT_ONCE})`,
    );
    for (const { account_id: accountId, id: noteId } of due)
      await app.database.asAccount({ accountId }, (tx) =>
        enqueue(tx, remindJob, { accountId, payload: { noteId }, once: noteId }),
      );
  });
  registerJob(app, remindJob, async ({ accountId, payload, finish }) => {
    if (accountId === null) return;
    await finish((tx) => notifyOfSchedule(tx, accountId, payload.noteId));
  });
}
