import { formatDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import type { TicketMessage } from '@girassol/support-domain/contract';
import { memo } from 'react';
import { styled } from 'styled-components';
import { MessageBubble, type MessageNames } from './MessageBubble';

interface MessageListProps {
  messages: readonly TicketMessage[];
  /** Last message that the other side has read. */
  readByOthers: number;
  today: string;
  label: string;
  /** Names instead of those of the authors. */
  names?: MessageNames | undefined;
}

/**
 * Messages of a ticket, oldest first, with a line where a day begins. Not drawn again by what is typed below, and messages
 * off the screen are not laid out: a ticket may have thousands.
 */
export const MessageList = memo(({ messages, readByOthers, today, label, names }: MessageListProps) => {
  const lastOwn = messages.findLast(({ isOwn }) => isOwn)?.seq;
  return (
    <div role="log" aria-label={label}>
      <MessageItems>
        {messages.map((message, at) => {
          const day = toIsoDate(message.timestamp);
          const before = messages[at - 1];
          const isNewDay = !before || toIsoDate(before.timestamp) !== day;
          return (
            <li key={message.seq}>
              {isNewDay && <DayLine>{day === today ? 'Hoje' : formatDate(day)}</DayLine>}
              {message.role === 'system' ? (
                <SystemLine>
                  {message.content} <time>{formatTime(message.timestamp)}</time>
                </SystemLine>
              ) : (
                <MessageBubble
                  message={message}
                  names={names}
                  mark={message.seq === lastOwn ? getMark(message.seq, readByOthers) : null}
                />
              )}
            </li>
          );
        })}
      </MessageItems>
    </div>
  );
});

const getMark = (seq: number, readByOthers: number) => (seq <= readByOthers ? 'Lida' : 'Enviada');

const { color, font, space } = tokens;

/** Messages one below the other. */
export const MessageItems = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${space[12]};
  margin: 0;
  padding: 0;
  list-style: none;
  /* The last ones are laid out at once: the end that is scrolled to is where it seems to be. */
  > li:nth-last-child(n + 16) { content-visibility: auto; contain-intrinsic-size: auto 4rem; }
`;

/** Line where a day begins. */
export const DayLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[12]};
  margin: ${space[8]} 0 ${space[12]};
  color: ${color.inkFaint};
  font: 500 ${font[12]};
  &::before, &::after { content: ''; flex: 1; border-top: 1px solid ${color.lineSoft}; }
`;

const SystemLine = styled.p`
  margin: 0 auto;
  max-width: 40rem;
  text-align: center;
  color: ${color.inkFaint};
  font: ${font[13]};
`;
