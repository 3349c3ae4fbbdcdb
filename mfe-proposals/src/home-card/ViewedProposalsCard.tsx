import type { SlotContext } from '@girassol/federation';
import { useApiQuery, useRefreshOnEvent } from '@girassol/shared-auth';
import {
  buildBoardPath,
  formatDateTime,
  formatMoney,
  formatPower,
  formatProposalNumber,
  formatRelativeDay,
  formatTime,
  getDealStatusLabel,
  toAnalyticsScope,
} from '@girassol/shared-domain';
import type { ViewedProposal } from '@girassol/shared-domain/contract';
import { Badge, EmptyState, HomeCard, HomeCardLink, HomeTimeline, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { proposalListPath } from '../addresses/proposals';
import { useCustomerProposalTotals } from './use-customer-proposal-totals';

const VIEWED = 'GET /analytics/viewed-proposals-sales/:scope/:id';
/** As many as stand beside the other cards. */
const SHOWN = 5;
const tones = { ABERTO: 'info', GANHO: 'good', PERDIDO: 'bad' } as const;

/** Home card with the proposals that customers viewed most recently; nothing in an account without customers and proposals. */
export default function ViewedProposalsCard({ scope, session }: SlotContext<'home.card/v1'>) {
  const [now] = useState(Date.now);
  useRefreshOnEvent(VIEWED, ({ kind }) => kind === 'proposals-changed');
  const { data, isError, error, refetch } = useApiQuery(VIEWED, {
    params: toAnalyticsScope(scope),
  });
  const { isEmpty } = useCustomerProposalTotals({ scope, session });
  if (isEmpty) return null;
  return (
    <HomeCard
      title="Últimas propostas visualizadas"
      icon="eye"
      isLoading={!data || isEmpty === undefined}
      hasFailed={isError && !data}
      error={error}
      onRetry={() => void refetch()}
    >
      {data?.items.length === 0 && (
        <EmptyState
          isCompact
          title="Nenhuma visualização ainda"
          text="As propostas que os clientes abrem aparecem aqui."
          action={
            session.statusOk && (
              <HomeCardLink to={proposalListPath(session.userId)}>Enviar uma proposta</HomeCardLink>
            )
          }
        />
      )}
      {data && data.items.length > 0 && (
        <List>
          {data.items.slice(0, SHOWN).map((proposal) => (
            <Line
              key={proposal._id}
              proposal={proposal}
              now={now}
              address={session.statusOk ? getAddress(proposal, scope.id) : null}
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
  /** Address of the link; null for no link. */
  address: string | null;
}

function Line({ proposal, now, address }: LineProps) {
  const { customer, sale, viewedTimestamp: at, acceptedTimestamp, views } = proposal;
  const status = sale && getDealStatusLabel(sale.status);
  return (
    <li>
      <time dateTime={new Date(at).toISOString()}>
        {formatRelativeDay(at, now)}
        <b>{formatTime(at)}</b>
      </time>
      <div>
        {address ? <HomeCardLink to={address}>{customer.name}</HomeCardLink> : <span>{customer.name}</span>}
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

/** Returns the address of the deal while it is on its board, otherwise of the customer's proposals. */
const getAddress = ({ customer, sale }: ViewedProposal, fetchId: string): string =>
  sale?.status === 'IN_PROGRESS'
    ? `${buildBoardPath(sale.type, fetchId)}?item=${sale._id}`
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
