import { formatShortDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import { Avatar, Badge, Icon, tokens, VisuallyHidden } from '@girassol/shared-ui';
import { moveFocusBetweenNames } from '@girassol/shared-ui/lists';
import type { ChatSummary } from '@girassol/support-domain/contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TicketCards, TicketFacts, TicketName } from '../../status/ticket-row';
import { WindowBadge } from '../conversation/WindowBadge';

interface ChatRowsProps {
  chats: readonly ChatSummary[];
  currentId: string | null;
  /** Shows of which account each is. */
  hasSeveralAccounts: boolean;
  today: string;
  buildAddress: (chatId: string) => string;
}

/** Conversations, the last changed first. The up and down keys move between them. */
export function ChatRows({ chats, currentId, hasSeveralAccounts, today, buildAddress }: ChatRowsProps) {
  return (
    <List aria-label="Conversas" onKeyDown={moveFocusBetweenNames}>
      {chats.map((chat) => (
        <li key={chat._id} data-current={chat._id === currentId || undefined}>
          <Avatar name={chat.name} size={40} isDecorative />
          <Middle>
            <Name
              as={Link}
              to={buildAddress(chat._id)}
              data-name
              dir="auto"
              aria-current={chat._id === currentId ? 'true' : undefined}
            >
              {chat.name}
            </Name>
            <time dateTime={new Date(chat.lastAt).toISOString()}>{formatMoment(chat.lastAt, today)}</time>
            <Excerpt data-unread={chat.unread > 0 || undefined} dir="auto">
              {chat.lastDirection === 'OUT' && <Icon name="check" size={14} />}
              <span>{chat.lastText || 'Nenhuma mensagem ainda'}</span>
            </Excerpt>
            {chat.unread > 0 && (
              <UnreadCount tone="leaf">
                {chat.unread}
                <VisuallyHidden> não lidas</VisuallyHidden>
              </UnreadCount>
            )}
            <Facts>
              <WindowBadge windowUntil={chat.windowUntil} isCompact />
              {chat.assignee && <Badge icon="user">{chat.assignee.personalData.name.split(' ')[0]}</Badge>}
              {hasSeveralAccounts && <span>{chat.account.name}</span>}
            </Facts>
          </Middle>
        </li>
      ))}
    </List>
  );
}

const formatMoment = (at: number, today: string): string => {
  const day = toIsoDate(at);
  return day === today ? formatTime(at) : formatShortDate(day);
};

const { color, font, space } = tokens;

const List = styled(TicketCards)`
  gap: 2px;
  > li { flex-wrap: nowrap; gap: ${space[12]}; padding: ${space[8]} ${space[12]}; border-color: transparent; }
  > li[data-current] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
`;

const Middle = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 2px ${space[8]};
  > time { justify-self: end; color: ${color.inkSoft}; font: ${font[12]}; }
`;

/** Ends where the time above it ends. */
const UnreadCount = styled(Badge)`
  justify-self: end;
`;

const Name = styled(TicketName)`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Excerpt = styled.span`
  display: flex;
  align-items: center;
  gap: ${space[4]};
  min-width: 0;
  color: ${color.inkSoft};
  font: ${font[13]};
  unicode-bidi: isolate;
  > svg { flex: none; }
  > span { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  &[data-unread] { color: ${color.ink}; font-weight: 500; }
`;

const Facts = styled(TicketFacts)`
  grid-column: 1 / -1;
  gap: ${space[4]} ${space[8]};
  align-items: center;
  font: ${font[12]};
`;
