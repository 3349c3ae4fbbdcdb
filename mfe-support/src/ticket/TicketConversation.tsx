import { api } from '@girassol/shared-auth';
import { Button, lazyPart, Row, showSnackbar, tokens } from '@girassol/shared-ui';
import type { Ticket } from '@girassol/support-domain/contract';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildTicketPath, TICKETS_PATH } from '../addresses/tickets';
import { Composer } from '../conversation/Composer';
import { ConversationLog } from '../conversation/ConversationLog';
import { refreshTicketLists } from '../data/refresh-ticket-lists';
import { TicketHeader } from './TicketHeader';
import { useOutgoingMessage } from './use-outgoing-message';
import { useReadMark } from './use-read-mark';
import type { TicketState } from './use-ticket';

const RatingDialog = lazyPart(async () => ({
  default: (await import('../rating/RatingDialog')).RatingDialog,
}));
const SnoozeDialog = lazyPart(async () => ({ default: (await import('./SnoozeDialog')).SnoozeDialog }));

interface TicketConversationProps {
  state: TicketState;
  ticket: Ticket;
}

/** Conversation of a loaded ticket: head, messages, and the field for the next one. */
export function TicketConversation({ state, ticket }: TicketConversationProps) {
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'rating' | 'snooze' | null>(null);
  const params = { ticketId: ticket._id };
  const isClosed = ticket.status === 'CLOSED';
  useReadMark(ticket);

  function take(next: Ticket) {
    refreshTicketLists();
    if (next._id === ticket._id) return state.take(next);
    navigate(buildTicketPath(next._id));
  }

  const outgoing = useOutgoingMessage(ticket._id, take);

  const attempt = async (work: () => Promise<{ ticket: Ticket }>) => {
    try {
      take((await work()).ticket);
    } catch {
      // The dialog of errors has said why.
    }
  };

  async function deleteTicket() {
    try {
      await api('DELETE /tickets/single/:ticketId', { params });
    } catch {
      return;
    }
    refreshTicketLists();
    navigate(TICKETS_PATH);
    showSnackbar({
      text: 'Chamado excluído',
      undo: () =>
        void api('PUT /tickets/single/restoring/:ticketId', { params }).then(refreshTicketLists, () => {
          // The dialog of errors has said why.
        }),
    });
  }

  return (
    <Whole>
      <TicketHeader
        ticket={ticket}
        onBack={() => navigate(TICKETS_PATH)}
        onRate={() => setDialog('rating')}
        onSnooze={() => setDialog('snooze')}
        onEndSnooze={() =>
          void attempt(() => api('PUT /tickets/single/snooze/:ticketId', { params, body: { until: null } }))
        }
        onCloseTicket={() => void attempt(() => api('PUT /tickets/single/closing/:ticketId', { params }))}
        onDelete={() => void deleteTicket()}
      />
      <ConversationLog
        ticket={ticket}
        isLoadingEarlier={state.isLoadingEarlier}
        hasFailedEarlier={state.hasFailedEarlier}
        onEarlier={state.loadEarlier}
      >
        {state.isTyping && <p role="status">O suporte está digitando…</p>}
      </ConversationLog>
      <Foot>
        {outgoing.state !== 'writing' && (
          <Row gap={8} wraps role="status">
            {outgoing.state === 'sending' ? (
              'Enviando…'
            ) : (
              <>
                <Unsent>Não enviada. {outgoing.problem}</Unsent>
                <Button size="sm" icon="refresh" onClick={() => outgoing.send()}>
                  Tentar de novo
                </Button>
              </>
            )}
          </Row>
        )}
        {isClosed && (
          <Row gap={8} wraps>
            <span>
              {ticket.continuedBy
                ? 'Este chamado continua em outro. Uma mensagem vai para lá.'
                : 'Este chamado está encerrado. Uma mensagem o reabre.'}
            </span>
            {outgoing.text.trim() !== '' && (
              <Button
                size="sm"
                disabled={outgoing.state === 'sending'}
                onClick={() => outgoing.send({ isThanks: true })}
              >
                Só agradecer
              </Button>
            )}
          </Row>
        )}
        <Composer
          label="Mensagem"
          placeholder={
            isClosed && !ticket.continuedBy ? 'Escreva para reabrir o chamado' : 'Escreva uma mensagem'
          }
          text={outgoing.text}
          pictures={outgoing.pictures}
          onText={outgoing.setText}
          onPictures={outgoing.setPictures}
          onSend={() => outgoing.send()}
          isSending={outgoing.state === 'sending'}
        />
      </Foot>
      {dialog === 'rating' && <RatingDialog ticket={ticket} onRated={take} onClose={() => setDialog(null)} />}
      {dialog === 'snooze' && (
        <SnoozeDialog ticketId={ticket._id} onSnoozed={take} onClose={() => setDialog(null)} />
      )}
    </Whole>
  );
}

const { color, font, space, screen } = tokens;

const Whole = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 24rem;
  max-width: 60rem;
  margin: 0 auto;
`;

const Unsent = styled.span`
  color: ${color.badInk};
`;

const Foot = styled.div`
  display: grid;
  gap: ${space[8]};
  padding: ${space[12]} ${space[24]} ${space[16]};
  color: ${color.inkSoft};
  font: ${font[13]};
  @media ${screen.narrow} { padding: ${space[8]} ${space[12]} ${space[12]}; }
`;
