import type { Ticket, TicketMessage } from '@girassol/support-domain/contract';

/** Id of the ticket of the tests. */
export const TICKET_ID = '6b2f4f5e-3f0b-4f5c-9f56-0d4f0e6f9a01';

const AT = Date.parse('2025-11-26T13:00:00Z');

/** Builds a message; support's unless told. */
export const buildMessage = (seq: number, message: Partial<TicketMessage> = {}): TicketMessage => ({
  seq,
  role: 'assistant',
  author: 'Ana',
  isOwn: false,
  content: `Mensagem ${seq}`,
  richContent: null,
  files: [],
  quoted: null,
  erasedFiles: 0,
  timestamp: AT + seq * 60_000,
  clientKey: null,
  isInternal: false,
  ...message,
});

/** Builds an open ticket of the user of the tests, with these messages. */
export function buildTicket(messages: TicketMessage[], ticket: Partial<Ticket> = {}): Ticket {
  const lastSeq = messages.at(-1)?.seq ?? 0;
  return {
    _id: TICKET_ID,
    title: 'Inversor parado',
    status: 'OPEN',
    kind: 'USER',
    requester: {
      _id: '3c7a0b52-90a1-4a5e-8d0c-5a4fbb0c2a11',
      personalData: { name: 'Marina' },
      isRemoved: false,
    },
    lastSeq,
    unread: 0,
    createdAt: AT,
    updatedAt: AT + lastSeq * 60_000,
    answerDue: null,
    closedAt: null,
    snoozedUntil: null,
    customerRating: null,
    linkedFrom: null,
    continuedBy: null,
    messages,
    hasEarlier: false,
    hasLater: false,
    readByOthers: 0,
    readSeq: lastSeq,
    customerReview: null,
    rateableUntil: null,
    mayRate: false,
    deletedAt: null,
    ...ticket,
  };
}
