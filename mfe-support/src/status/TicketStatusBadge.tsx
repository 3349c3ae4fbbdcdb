import { Badge, type Tone } from '@girassol/shared-ui';
import { type TicketStatus, ticketStatusLabels } from '@girassol/support-domain/tickets';

const tones: Record<TicketStatus, Tone> = { OPEN: 'sun', ANSWERED: 'good', CLOSED: 'neutral' };

/** State of a ticket as a small label. */
export const TicketStatusBadge = ({ status }: { status: TicketStatus }) => (
  <Badge tone={tones[status]}>{ticketStatusLabels[status]}</Badge>
);
