import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';

/** Job that looks each minute for broken promises, changed plans, and tickets that nobody has taken. */
export const watchTicketsJob = defineJob({
  kind: 'support.watch',
  title: 'Cuidar das promessas do atendimento',
  payload: z.object({}),
});
export const WATCH_TICKETS_SECONDS = 60;

/** Job that erases what closed tickets are no longer kept for. */
export const expireTicketsJob = defineJob({
  kind: 'support.expire',
  title: 'Apagar chamados encerrados há muito tempo',
  payload: z.object({}),
  priority: 'LOW',
});
export const EXPIRE_TICKETS_SECONDS = 3_600;
