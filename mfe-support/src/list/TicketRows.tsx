import { formatDate, formatShortDate, formatTime, toIsoDate } from '@girassol/shared-domain';
import { tokens } from '@girassol/shared-ui';
import { moveFocusBetweenNames } from '@girassol/shared-ui/lists';
import type { TicketSummary } from '@girassol/support-domain/contract';
import { toStars } from '@girassol/support-domain/tickets';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildTicketPath } from '../addresses/tickets';
import { TicketStatusBadge } from '../status/TicketStatusBadge';
import { TicketCards, TicketFacts, TicketName } from '../status/ticket-row';
import { UnreadBadge } from '../status/UnreadBadge';
import { useTicketPromise } from '../status/use-ticket-promise';

interface TicketRowsProps {
  tickets: readonly TicketSummary[];
  /** Names who opened each ticket. */
  showsRequester: boolean;
  /** The list before is shown until this one comes. */
  isWaiting: boolean;
}

/** Tickets of a list. The up and down keys move between them. */
export function TicketRows({ tickets, showsRequester, isWaiting }: TicketRowsProps) {
  return (
    <List aria-label="Chamados" aria-busy={isWaiting} onKeyDown={moveFocusBetweenNames}>
      {tickets.map((ticket) => (
        <TicketRow key={ticket._id} ticket={ticket} showsRequester={showsRequester} />
      ))}
    </List>
  );
}

function TicketRow({ ticket, showsRequester }: { ticket: TicketSummary; showsRequester: boolean }) {
  const promise = useTicketPromise(ticket);
  const { title, status, unread, updatedAt, snoozedUntil, customerRating, requester } = ticket;
  const stars = customerRating === null ? null : toStars(customerRating);
  return (
    <li data-unread={unread > 0 || undefined}>
      <Name as={Link} to={buildTicketPath(ticket._id)} data-name dir="auto">
        {title}
      </Name>
      <UnreadBadge count={unread} />
      <TicketStatusBadge status={status} />
      <Facts>
        {promise && <span>{promise}</span>}
        {snoozedUntil && <span>adiado até {formatShortDate(snoozedUntil)}</span>}
        {stars && <span>avaliado com {stars === 1 ? '1 estrela' : `${stars} estrelas`}</span>}
        {showsRequester && <span>{requester.personalData.name}</span>}
        <time dateTime={new Date(updatedAt).toISOString()}>
          {formatDate(toIsoDate(updatedAt))} {formatTime(updatedAt)}
        </time>
      </Facts>
    </li>
  );
}

const { color, space, screen } = tokens;

const List = styled(TicketCards)`
  &[aria-busy='true'] { opacity: 0.6; }
  > li { gap: ${space[4]} ${space[12]}; padding: ${space[12]} ${space[16]}; }
  > li[data-unread] a { font-weight: 600; }
`;

const Name = styled(TicketName)`
  min-width: 12rem;
`;

const Facts = styled(TicketFacts)`
  gap: ${space[4]} ${space[16]};
  time { color: ${color.inkFaint}; }
  @media ${screen.narrow} { time { margin-inline-start: 0; } }
`;
