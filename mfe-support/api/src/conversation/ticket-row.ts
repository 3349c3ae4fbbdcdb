import type { Row } from '@girassol/api-platform/database';
import '../tables';

/** Row of a ticket. */
export type TicketRow = Row<'support_tickets'>;
