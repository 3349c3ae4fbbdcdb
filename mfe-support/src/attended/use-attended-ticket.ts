import { api, buildApiQuery, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { mergeTicket } from '../data/merge-ticket';
import { useEarlierMessages } from '../data/use-earlier-messages';
import { useFollowedTicket } from '../data/use-followed-ticket';

const KEY = 'GET /operation/tickets/single/:ticketId';

/** Loads a ticket of any account, and keeps it current. */
export function useAttendedTicket(ticketId: string) {
  const { queryKey } = buildApiQuery(KEY, { params: { ticketId }, query: {} });
  const query = useApiQuery(
    KEY,
    { params: { ticketId }, query: {} },
    { staleTime: Number.POSITIVE_INFINITY },
  );

  /** Takes over what a call has answered. */
  const take = (answered: AttendedTicket) =>
    queryClient.setQueryData<AttendedTicket>(queryKey, (known) => ({
      ...answered,
      ticket: mergeTicket(known?.ticket, answered.ticket),
    }));
  async function read(range: { after?: number; before?: number }) {
    const answered = await api(KEY, { params: { ticketId }, query: range, silent: true });
    take(answered);
    return answered;
  }
  const isTyping = useFollowedTicket({
    ticketId,
    otherSide: 'user',
    async readNext() {
      const known = queryClient.getQueryData<AttendedTicket>(queryKey)?.ticket;
      if (!known) return false;
      return (await read({ after: known.messages.at(-1)?.seq ?? 0 })).ticket.hasLater;
    },
  });
  const earlier = useEarlierMessages(query.data?.ticket, (before) => read({ before }));
  return { query, take, read, isTyping, ...earlier };
}
