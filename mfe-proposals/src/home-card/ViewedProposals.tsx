import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefresh } from '@girassol/shared-auth';
import {
  analyticsScope,
  boardPath,
  dealStatusLabel,
  formatDateTime,
  formatMoney,
  formatPower,
  formatProposalNumber,
  formatTime,
  relativeDay,
} from '@girassol/shared-domain';
import type { ViewedProposal } from '@girassol/shared-domain/contract';
import { Badge, EmptyState, HomeCard, HomeTimeline, PlaceLink, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';

const VIEWED = 'GET /analytics/viewed-proposals-sales/:scope/:id';
/** As many as stand beside the other cards. */
const SHOWN = 5;
const tones = { ABERTO: 'info', GANHO: 'good', PERDIDO: 'bad' } as const;

/** Home card: the proposals that customers looked at last: whom to call now. */
export default function ViewedProposals({ scope, session }: SlotContext<'home.card/v1'>) {
  const [now] = useState(Date.now);
  useRefresh(VIEWED, ({ kind }) => kind === 'proposals-changed');
  const { data, isError, error, refetch } = useApiQuery(VIEWED, {
    params: analyticsScope(scope),
  });
  return (
    <HomeCard
      title="Últimas propostas visualizadas"
      icon="eye"
      isLoading={!data}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.items.length === 0 && (
        <EmptyState
          isCompact
          title="Nenhuma visualização ainda"
          text="As propostas que os clientes abrem aparecem aqui."
        />
      )}
      {data && data.items.length > 0 && (
        <List>
          {data.items.slice(0, SHOWN).map((proposal) => (
            <Line
              key={proposal._id}
              proposal={proposal}
              now={now}
              address={session.statusOk ? addressOf(proposal, scope.id) : null}
            />
          ))}
        </List>
      )}
    </HomeCard>
  );
}

interface LineProps {
  proposal: ViewedProposal;
  now: number;
  /** Where it leads; null for nowhere. */
  address: string | null;
}

function Line({ proposal, now, address }: LineProps) {
  const { customer, sale, viewedTimestamp: at, acceptedTimestamp, views } = proposal;
  const status = sale && dealStatusLabel(sale.status);
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>
        {relativeDay(at, now)}
        <b>{formatTime(at)}</b>
      </time>
      <div>
        {address ? <PlaceLink to={address}>{customer.name}</PlaceLink> : <span>{customer.name}</span>}
        <p>
          {formatProposalNumber(proposal.count)} · {formatPower(proposal.power)} ·{' '}
          {formatMoney(proposal.finalPrice)}
        </p>
        <p>
          {views} {views === 1 ? 'visualização' : 'visualizações'}
          {acceptedTimestamp && (
            <Badge tone="good" icon="handshake">
              Aceita em {formatDateTime(acceptedTimestamp)}
            </Badge>
          )}
          {status && <Badge tone={tones[status]}>{status}</Badge>}
        </p>
      </div>
    </li>
  );
}

/** The deal on its board while it is there, else the customer's proposals. */
const addressOf = ({ customer, sale }: ViewedProposal, fetchId: string): string =>
  sale?.status === 'IN_PROGRESS'
    ? `${boardPath(sale.type, fetchId)}?item=${sale._id}`
    : `/propostas/cliente/${customer._id}`;

const List = styled(HomeTimeline)`
  p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${tokens.space[8]};
    margin: 2px 0 0;
    color: ${tokens.color.inkSoft};
    font: ${tokens.font[12]};
    font-variant-numeric: tabular-nums;
  }
`;
