import { useSession } from '@girassol/shared-auth';
import { ButtonLink, ErrorState, Skeleton, tokens } from '@girassol/shared-ui';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { TICKETS_PATH } from '../addresses/tickets';
import { TicketConversation } from './TicketConversation';
import { useTicket } from './use-ticket';

/** Page `/ticket/:ticketId`: the conversation of a ticket. */
export default function TicketPage() {
  const { ticketId = '' } = useParams();
  const session = useSession();
  // Without a session the shell shows its prompt, and nothing is called.
  return session ? <LoadedTicket key={ticketId} ticketId={ticketId} /> : null;
}

function LoadedTicket({ ticketId }: { ticketId: string }) {
  const state = useTicket(ticketId);
  if (state.ticket) return <TicketConversation state={state} ticket={state.ticket} />;
  return (
    <Waiting>
      {state.error ? (
        <ErrorState
          error={state.error}
          title="Não foi possível abrir o chamado"
          isRetrying={state.isRetrying}
          onRetry={state.retry}
          wayOut={
            <ButtonLink as={Link} to={TICKETS_PATH}>
              Ver os chamados
            </ButtonLink>
          }
        />
      ) : (
        <Skeleton height={320} />
      )}
    </Waiting>
  );
}

const Waiting = styled.div`
  max-width: 56rem;
  margin: 0 auto;
  padding: ${tokens.space[24]};
`;
