import { api } from '@girassol/shared-auth';
import type { AttendedTicket } from '@girassol/support-domain/contract';
import { useEffect } from 'react';
import { styled } from 'styled-components';
import { ConversationLog } from '../conversation/ConversationLog';
import { AnswerForm } from './AnswerForm';
import { AttendedHeader } from './AttendedHeader';

interface AttendedConversationProps {
  attended: AttendedTicket;
  take: (ticket: AttendedTicket) => void;
  read: (range: { after?: number; before?: number }) => Promise<AttendedTicket>;
  /** Does somebody of the account type? */
  isTyping: boolean;
  isLoadingEarlier: boolean;
  hasFailedEarlier: boolean;
  loadEarlier: () => void;
  onLeave: () => void;
  /** Does it stand beside the queue? Else it is the page. */
  isBeside: boolean;
}

/** Conversation of a ticket as an attendant sees it: account, internal notes, and the field for the answer. */
export function AttendedConversation(props: AttendedConversationProps) {
  const { attended, take, read, isTyping, onLeave, isBeside } = props;
  const { ticket } = attended;
  const lastSeq = ticket.messages.at(-1)?.seq ?? 0;
  const isUnread = lastSeq > ticket.readSeq;
  useEffect(() => {
    if (!isUnread || document.visibilityState !== 'visible') return;
    api('PUT /operation/tickets/read/:ticketId', {
      params: { ticketId: ticket._id },
      body: { seq: lastSeq },
      silent: true,
    }).catch(
      // Told again with the next message.
      () => undefined,
    );
  }, [ticket._id, lastSeq, isUnread]);

  return (
    <Whole>
      <AttendedHeader attended={attended} take={take} onLeave={onLeave} isBeside={isBeside} />
      <ConversationLog
        ticket={ticket}
        isLoadingEarlier={props.isLoadingEarlier}
        hasFailedEarlier={props.hasFailedEarlier}
        onEarlier={props.loadEarlier}
      >
        {isTyping && <p role="status">{ticket.requester.personalData.name} está digitando…</p>}
      </ConversationLog>
      <AnswerForm attended={attended} lastSeq={lastSeq} take={take} read={read} />
    </Whole>
  );
}

const Whole = styled.section`
  display: flex;
  flex-direction: column;
  height: 100%;
  min-height: 24rem;
`;
