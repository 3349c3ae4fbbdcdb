import { type TicketStatus, ticketStatuses } from '@girassol/support-domain/tickets';

/** Filters of the queue. */
export type QueueFilters = {
  status: TicketStatus;
  search: string;
  assigned: 'ANYBODY' | 'MINE' | 'NOBODY';
  tag: string;
  overdue: 'true' | 'false';
};

/** Values of `atendente` in the address, and what they stand for. */
export const assignedByAddress = { meus: 'MINE', ninguem: 'NOBODY' } as const;

const isAssigned = (value: string | null): value is keyof typeof assignedByAddress =>
  value !== null && Object.hasOwn(assignedByAddress, value);

/** Reads the filters of the queue from the address of the page. */
export function readQueueFilters(address: URLSearchParams): QueueFilters {
  const assigned = address.get('atendente');
  return {
    status: ticketStatuses.find((status) => status === address.get('situacao')) ?? 'OPEN',
    search: address.get('busca') ?? '',
    assigned: isAssigned(assigned) ? assignedByAddress[assigned] : 'ANYBODY',
    tag: address.get('etiqueta') ?? '',
    overdue: address.get('atrasados') === 'sim' ? 'true' : 'false',
  };
}

/** Returns the address of the page without the search and the filters of the queue, but with its status. */
export function withoutQueueFilters(address: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(address);
  for (const name of ['busca', 'atendente', 'etiqueta', 'atrasados']) next.delete(name);
  return next;
}
