import { formatShortDate } from '@girassol/shared-domain';
import {
  Badge,
  Button,
  Heading,
  IconButton,
  Row,
  TextLink,
  tokens,
  useWindowWidth,
} from '@girassol/shared-ui';
import { MenuButton } from '@girassol/shared-ui/overlays';
import type { Ticket } from '@girassol/support-domain/contract';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildTicketPath, TICKETS_PATH } from '../addresses/tickets';
import { TicketStatusBadge } from '../status/TicketStatusBadge';
import { useTicketPromise } from '../status/use-ticket-promise';

/** Widest screen with a button that leads back, pixels (support-014); wider ones have a link above the title. */
const PHONE_WIDTH = 600;

interface TicketHeaderProps {
  ticket: Ticket;
  onBack: () => void;
  onRate: () => void;
  onSnooze: () => void;
  onEndSnooze: () => void;
  onCloseTicket: () => void;
  onDelete: () => void;
}

/** Head of a ticket: title, state, promised time, and what can be done with it. */
export function TicketHeader(props: TicketHeaderProps) {
  const { ticket, onBack, onRate } = props;
  const promise = useTicketPromise(ticket);
  const isPhone = useWindowWidth() <= PHONE_WIDTH;
  const isClosed = ticket.status === 'CLOSED';
  return (
    <Head>
      {isPhone && (
        <IconButton icon="arrow-left" label="Voltar aos chamados" variant="ghost" onClick={onBack} />
      )}
      <Title>
        {!isPhone && (
          <TextLink as={Link} to={TICKETS_PATH}>
            Chamados
          </TextLink>
        )}
        <Heading level={1} dir="auto">
          {ticket.title}
        </Heading>
        <Row gap={8} wraps>
          <TicketStatusBadge status={ticket.status} />
          {promise && <span>{promise}</span>}
          {ticket.snoozedUntil && (
            <Badge icon="clock">Adiado até {formatShortDate(ticket.snoozedUntil)}</Badge>
          )}
          {ticket.requester.isRemoved && <Badge>Aberto por uma pessoa removida</Badge>}
          {ticket.linkedFrom && <Link to={buildTicketPath(ticket.linkedFrom)}>Chamado anterior</Link>}
          {ticket.continuedBy && (
            <Link to={buildTicketPath(ticket.continuedBy)}>Continua em outro chamado</Link>
          )}
        </Row>
      </Title>
      {ticket.mayRate && (
        <Rating>
          <Button icon="star" onClick={onRate}>
            {ticket.customerRating === null ? 'Avaliar' : 'Alterar avaliação'}
          </Button>
        </Rating>
      )}
      <MenuButton
        label="Ações do chamado"
        icon="more"
        isIconOnly
        placement="bottom end"
        items={[
          ...(isClosed
            ? []
            : [
                {
                  id: 'close',
                  label: 'Encerrar chamado',
                  icon: 'circle-check' as const,
                  onAction: props.onCloseTicket,
                },
                ticket.snoozedUntil
                  ? {
                      id: 'wake',
                      label: 'Desfazer adiamento',
                      icon: 'clock' as const,
                      onAction: props.onEndSnooze,
                    }
                  : { id: 'snooze', label: 'Adiar…', icon: 'clock' as const, onAction: props.onSnooze },
              ]),
          { id: 'delete', label: 'Excluir', icon: 'trash', isDanger: true, onAction: props.onDelete },
        ]}
      />
    </Head>
  );
}

const { color, font, space, screen } = tokens;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  gap: ${space[12]};
  padding: ${space[16]} ${space[24]};
  border-bottom: 1px solid ${color.lineSoft};
  background: ${color.surface};
  @media ${screen.narrow} { flex-wrap: wrap; padding: ${space[12]} ${space[16]}; gap: ${space[8]}; }
`;

/** Below the title where there is no room beside it. */
const Rating = styled.div`
  @media ${screen.narrow} { order: 1; flex-basis: 100%; }
`;

const Title = styled.div`
  flex: 1;
  min-width: 0;
  display: grid;
  gap: ${space[4]};
  color: ${color.inkSoft};
  font: ${font[13]};
  > a { justify-self: start; }
  h1 { overflow-wrap: anywhere; unicode-bidi: isolate; }
`;
