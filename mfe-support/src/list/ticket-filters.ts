import { addDays } from '@girassol/shared-domain';
import {
  type TicketOrder,
  type TicketScope,
  type TicketStatus,
  ticketOrders,
  ticketStatuses,
} from '@girassol/support-domain/tickets';
import type { TicketFilters } from './use-tickets';

/** Periods of the list, in days up to today. */
export const ticketPeriods = { '7': 'Últimos 7 dias', '30': 'Últimos 30 dias', '365': 'Último ano' } as const;

const isPeriod = (value: string | null): value is keyof typeof ticketPeriods =>
  value !== null && Object.hasOwn(ticketPeriods, value);

/** Choices of the list as its address has them. */
export interface TicketChoices {
  search: string;
  status: TicketStatus | null;
  period: keyof typeof ticketPeriods | null;
  scope: TicketScope;
  order: TicketOrder;
}

/** Reads the choices of the list from its address. */
export function readTicketChoices(address: URLSearchParams): TicketChoices {
  const period = address.get('periodo');
  return {
    search: address.get('busca') ?? '',
    status: ticketStatuses.find((status) => status === address.get('situacao')) ?? null,
    period: isPeriod(period) ? period : null,
    scope: address.get('de') === 'todos' ? 'ACCOUNT_TICKETS' : 'USER_TICKETS',
    order: ticketOrders.find((order) => order === address.get('ordem')) ?? 'RECENT',
  };
}

/** Choices of a list that nothing narrows. */
export const noTicketChoices = readTicketChoices(new URLSearchParams());

/** Writes the choices of the list for its address; usual ones are left out. */
export function toTicketAddress({ search, status, period, scope, order }: TicketChoices): URLSearchParams {
  const address = new URLSearchParams();
  if (search !== '') address.set('busca', search);
  if (status) address.set('situacao', status);
  if (period) address.set('periodo', period);
  if (scope === 'ACCOUNT_TICKETS') address.set('de', 'todos');
  if (order !== 'RECENT') address.set('ordem', order);
  return address;
}

/** Returns the filters of the call for the choices of the list. */
export const toTicketFilters = (
  { search, status, period, scope, order }: TicketChoices,
  today: string,
): TicketFilters => ({
  searchValue: search,
  timePeriod: period ? { from: addDays(today, 1 - Number(period)), to: null } : null,
  status,
  scope,
  orderBy: order,
});
