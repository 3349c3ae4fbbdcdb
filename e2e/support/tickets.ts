import type { Caller } from './api';

/** Ticket as the journeys read it. */
export interface JourneyTicket {
  _id: string;
  status: string;
  lastSeq: number;
  customerRating: number | null;
  messages: { seq: number; content: string; files: unknown[] }[];
}

const callTickets = async (
  origin: string,
  { session }: Caller,
  path: string,
  init: RequestInit = {},
): Promise<JourneyTicket> => {
  const response = await fetch(`${origin}/api/tickets/${path}`, {
    ...init,
    headers: { authorization: `Bearer ${session.token}`, ...init.headers },
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  const answer: { ticket: JourneyTicket } = await response.json();
  return answer.ticket;
};

/** Writes a message to support through the API; with a title it opens the ticket. */
export function writeToSupport(
  origin: string,
  person: Caller,
  { ticketId = crypto.randomUUID(), title, content }: { ticketId?: string; title?: string; content: string },
): Promise<JourneyTicket> {
  const form = new FormData();
  if (title !== undefined) form.append('title', title);
  form.append('isTicketOpening', String(title !== undefined));
  form.append('content', content);
  return callTickets(origin, person, `single/conversation/user/${ticketId}`, { method: 'POST', body: form });
}

/** Loads a ticket through the API. */
export const loadTicket = (origin: string, person: Caller, ticketId: string): Promise<JourneyTicket> =>
  callTickets(origin, person, `single/user/${ticketId}`);
