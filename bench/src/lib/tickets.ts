import { randomUUID } from 'node:crypto';

interface SentMessage {
  ticketId: string;
  /** Opens the ticket. */
  title?: string;
  content: string;
  clientKey?: string;
}

const post = async (url: string, token: string, path: string, fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const response = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
};

/** Sends a message of a customer to support. */
export const sendToSupport = (
  url: string,
  token: string,
  { ticketId, title, content, clientKey = randomUUID() }: SentMessage,
): Promise<void> =>
  post(url, token, `/tickets/single/conversation/user/${ticketId}`, {
    content,
    clientKey,
    isTicketOpening: String(title !== undefined),
    ...(title !== undefined && { title }),
  });

/** Sends an attendant's answer. */
export const answerTicket = (
  url: string,
  token: string,
  { ticketId, seenSeq }: { ticketId: string; seenSeq: number },
): Promise<void> =>
  post(url, token, `/operation/tickets/answer/${ticketId}`, {
    text: 'Chega.',
    clientKey: randomUUID(),
    seenSeq: String(seenSeq),
  });

/** Reads the messages of a ticket that follow a message, as its requester. */
export async function readTicket(
  url: string,
  token: string,
  ticketId: string,
  after: number,
): Promise<{ seq: number; content: string }[]> {
  const response = await fetch(`${url}/api/tickets/single/user/${ticketId}?after=${after}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (!response.ok) throw new Error(`the ticket: ${response.status}`);
  const { ticket } = await response.json();
  return ticket.messages;
}
