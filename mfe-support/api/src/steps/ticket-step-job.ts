import { enqueueByAccountClock } from '@girassol/api-platform/clock';
import type { Tx } from '@girassol/api-platform/database';
import { defineJob } from '@girassol/api-platform/jobs';
import { z } from 'zod';
import type { TicketRow } from '../conversation';

/**
 * Job that does what falls due in a ticket: `warn` that it will be closed, `close` it, `wake` a snoozed one, `erase` a
 * deleted one. It does nothing if the ticket has moved on since `since`.
 */
export const ticketStepJob = defineJob({
  kind: 'support.ticket-step',
  title: 'Cuidar de um chamado',
  payload: z.object({
    ticketId: z.uuid(),
    step: z.enum(['warn', 'close', 'wake', 'erase']),
    /** Time at which the state began in which the step is due, epoch milliseconds. */
    since: z.number().int(),
  }),
});

/** Step that falls due in a ticket. */
export type TicketStep = z.output<typeof ticketStepJob.payload>['step'];

/** Schedules a step of a ticket by the account's clock. */
export async function scheduleTicketStep(
  tx: Tx,
  { account_id: accountId, id: ticketId }: Pick<TicketRow, 'account_id' | 'id'>,
  { step, since, dueAt }: { step: TicketStep; since: Date; dueAt: Date },
): Promise<void> {
  await enqueueByAccountClock(tx, ticketStepJob, {
    accountId,
    payload: { ticketId, step, since: since.getTime() },
    key: `ticket ${ticketId}`,
    once: `${ticketId} ${step} ${since.getTime()}`,
    dueAt,
  });
}
