/** State of a ticket. OPEN: the customer wrote last. ANSWERED: support did. CLOSED: by a person, or after some days. */
export const ticketStatuses = ['OPEN', 'ANSWERED', 'CLOSED'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

export const ticketStatusLabels: Record<TicketStatus, string> = {
  OPEN: 'Aberto',
  ANSWERED: 'Respondido',
  CLOSED: 'Encerrado',
};

/** Tickets that a list shows: the own ones, or those of the whole account. */
export const ticketScopes = ['USER_TICKETS', 'ACCOUNT_TICKETS'] as const;
export type TicketScope = (typeof ticketScopes)[number];

/** Order of a list of tickets: last changed first, first opened first, or the soonest promise first. */
export const ticketOrders = ['RECENT', 'OLDEST', 'DUE'] as const;
export type TicketOrder = (typeof ticketOrders)[number];

export const ticketOrderLabels: Record<TicketOrder, string> = {
  RECENT: 'Mais recentes',
  OLDEST: 'Mais antigos',
  DUE: 'Resposta mais próxima',
};

/** Roles of a message (support-020): the customer, support, and the product itself. */
export const messageRoles = ['user', 'assistant', 'system'] as const;
export type MessageRole = (typeof messageRoles)[number];

/**
 * Kinds of tickets: of a person of an account, or of one without a session, who writes in the chat of the recovery of
 * access, in the contact form, or by mail.
 */
export const ticketKinds = ['USER', 'RECOVERY', 'CONTACT', 'MAIL'] as const;
export type TicketKind = (typeof ticketKinds)[number];
