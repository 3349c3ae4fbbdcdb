import type { Tx } from '@girassol/api-platform/database';
import { CLOSING_WARNING_DAYS } from '@girassol/support-domain/tickets';
import type { TicketRow } from '../conversation';
import { scheduleTicketStep } from './ticket-step-job';

const DAY_MS = 24 * 3_600_000;

/** Schedules the warning that a ticket will be closed, which schedules the closing. */
export function scheduleClosing(
  tx: Tx,
  ticket: Pick<TicketRow, 'account_id' | 'id'>,
  answeredAt: Date,
): Promise<void> {
  const dueAt = new Date(answeredAt.getTime() + CLOSING_WARNING_DAYS * DAY_MS);
  return scheduleTicketStep(tx, ticket, { step: 'warn', since: answeredAt, dueAt });
}
