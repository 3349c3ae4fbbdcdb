import { ErrorState, Skeleton } from '@girassol/shared-ui';
import { AttendedConversation } from './AttendedConversation';
import { useAttendedTicket } from './use-attended-ticket';

interface AttendedTicketPaneProps {
  ticketId: string;
  onLeave: () => void;
  /** Does it stand beside the queue? Else it is the page. */
  isBeside: boolean;
}

/** Ticket that an attendant answers. */
export function AttendedTicketPane({ ticketId, onLeave, isBeside }: AttendedTicketPaneProps) {
  const { query, ...state } = useAttendedTicket(ticketId);
  if (query.data)
    return <AttendedConversation attended={query.data} {...state} onLeave={onLeave} isBeside={isBeside} />;
  if (query.error)
    return (
      <ErrorState
        error={query.error}
        title="Não foi possível abrir o chamado"
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return <Skeleton height={320} />;
}
