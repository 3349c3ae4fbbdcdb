import { api, buildApiQuery, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { Ticket } from '@girassol/support-domain/contract';
import { mergeTicket } from '../data/merge-ticket';
import { useEarlierMessages } from '../data/use-earlier-messages';
import { useFollowedTicket } from '../data/use-followed-ticket';

const KEY = 'GET /tickets/single/user/:ticketId';

/** State of the page of a ticket. */
export interface TicketState {
  ticket: Ticket | undefined;
  error: Error | null;
  isRetrying: boolean;
  retry: () => void;
  /** Does somebody of the other side type? */
  isTyping: boolean;
  isLoadingEarlier: boolean;
  hasFailedEarlier: boolean;
  loadEarlier: () => void;
  /** Takes over what a call has answered. */
  take: (ticket: Ticket) => void;
}

/** Loads a ticket and keeps it current. */
export function useTicket(ticketId: string): TicketState {
  const { queryKey } = buildApiQuery(KEY, { params: { ticketId }, query: {} });
  const query = useApiQuery(
    KEY,
    { params: { ticketId }, query: {} },
    { staleTime: Number.POSITIVE_INFINITY },
  );

  const take = (ticket: Ticket) =>
    void queryClient.setQueryData<ResponseBody<typeof KEY>>(queryKey, (before) => ({
      ticket: mergeTicket(before?.ticket, ticket),
    }));
  async function read(range: { after?: number; before?: number }) {
    const answer = await api(KEY, { params: { ticketId }, query: range, silent: true });
    take(answer.ticket);
    return answer.ticket;
  }
  const isTyping = useFollowedTicket({
    ticketId,
    otherSide: 'assistant',
    async readNext() {
      const known = queryClient.getQueryData<ResponseBody<typeof KEY>>(queryKey)?.ticket;
      if (!known) return false;
      return (await read({ after: known.messages.at(-1)?.seq ?? 0 })).hasLater;
    },
  });

  const ticket = query.data?.ticket;
  const earlier = useEarlierMessages(ticket, (before) => read({ before }));
  return {
    ticket,
    error: query.error,
    isRetrying: query.isFetching,
    retry: () => void query.refetch(),
    isTyping: isTyping && ticket?.messages.at(-1)?.role !== 'assistant',
    ...earlier,
    take,
  };
}
