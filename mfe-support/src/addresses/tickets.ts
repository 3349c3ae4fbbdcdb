/** Path of the list of tickets. */
export const TICKETS_PATH = '/tickets';

/** Builds the path of a ticket. */
export const buildTicketPath = (ticketId: string): string => `/ticket/${ticketId}`;

/** Builds the path of a ticket in the queue of attendants. */
export const buildAttendedTicketPath = (ticketId: string): string => `/admin2?chamado=${ticketId}`;
