import { formatShortDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import { Badge, tokens } from '@girassol/shared-ui';
import { moveFocusBetweenNames } from '@girassol/shared-ui/lists';
import type { QueuedTicket } from '@girassol/support-domain/contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { TicketCards, TicketFacts, TicketName } from '../status/ticket-row';
import { UnreadBadge } from '../status/UnreadBadge';
import { useTicketPromise } from '../status/use-ticket-promise';

interface QueueRowsProps {
  tickets: readonly QueuedTicket[];
  /** Query of the page, which a link to a ticket keeps. */
  address: URLSearchParams;
  currentId: string | null;
}

/** Tickets of the queue. The up and down keys move between them. */
export function QueueRows({ tickets, address, currentId }: QueueRowsProps) {
  return (
    <List aria-label="Fila de chamados" onKeyDown={moveFocusBetweenNames}>
      {tickets.map((ticket) => {
        const query = new URLSearchParams(address);
        query.set('chamado', ticket._id);
        return (
          <QueueRow key={ticket._id} ticket={ticket} to={`?${query}`} isCurrent={ticket._id === currentId} />
        );
      })}
    </List>
  );
}

function QueueRow({ ticket, to, isCurrent }: { ticket: QueuedTicket; to: string; isCurrent: boolean }) {
  const promise = useTicketPromise(ticket);
  const { title, account, requester, attendant, isMine, unread, updatedAt, tags, isBreached } = ticket;
  return (
    <li data-current={isCurrent || undefined}>
      <Name as={Link} to={to} data-name dir="auto" aria-current={isCurrent ? 'true' : undefined}>
        {title}
      </Name>
      <UnreadBadge count={unread} />
      {attendant !== null && <Badge icon="user">{isMine ? 'Comigo' : attendant}</Badge>}
      {isBreached && <Badge tone="bad">Prazo vencido</Badge>}
      {tags.map((tag) => (
        <Badge key={tag} icon="tag">
          {tag}
        </Badge>
      ))}
      <Facts>
        {promise && <strong>{promise}</strong>}
        <span>
          {account.name} · {requester}
        </span>
        <time dateTime={new Date(updatedAt).toISOString()}>
          {formatShortDate(toIsoDate(updatedAt))} {formatTime(updatedAt)}
        </time>
      </Facts>
    </li>
  );
}

const { color, space } = tokens;

const List = styled(TicketCards)`
  > li { gap: ${space[4]} ${space[8]}; padding: ${space[8]} ${space[12]}; }
  > li[data-current] { border-color: ${color.leaf}; background: ${color.leafSoft}; }
`;

const Name = styled(TicketName)`
  min-width: 10rem;
`;

const Facts = styled(TicketFacts)`
  gap: ${space[4]} ${space[12]};
  strong { color: ${color.ink}; font-weight: 500; }
`;
