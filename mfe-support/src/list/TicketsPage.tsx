import { getServerTime, useSession } from '@girassol/shared-auth';
import { toIsoDate } from '@girassol/shared-domain';
import { Button, EmptyState, lazyPart, NoResults, PageHeader, tokens } from '@girassol/shared-ui';
import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { ListFrame } from '@girassol/shared-ui/lists';
import {
  ticketOrderLabels,
  ticketOrders,
  ticketStatuses,
  ticketStatusLabels,
} from '@girassol/support-domain/tickets';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { PagedTickets } from '../status/PagedTickets';
import { TicketRows } from './TicketRows';
import {
  noTicketChoices,
  readTicketChoices,
  type TicketChoices,
  ticketPeriods,
  toTicketAddress,
  toTicketFilters,
} from './ticket-filters';
import { useTickets } from './use-tickets';

const NewTicketDialog = lazyPart(async () => ({
  default: (await import('./NewTicketDialog')).NewTicketDialog,
}));

/** Page `/tickets`: questions to support, with their states and promised times. */
export default function TicketsPage() {
  // Without a session the shell shows its prompt, and nothing is called.
  return useSession() ? <Tickets /> : null;
}

function Tickets() {
  const isManager = useSession()?.type === 'MANAGER';
  const [address, setAddress] = useSearchParams();
  const choices = readTicketChoices(address);
  const [isWriting, setIsWriting] = useState(false);
  const { query, tickets } = useTickets(toTicketFilters(choices, toIsoDate(getServerTime())));
  const isFiltered = toTicketAddress({ ...choices, order: 'RECENT' }).size > 0;
  const choose = (change: Partial<TicketChoices>) =>
    setAddress(toTicketAddress({ ...choices, ...change }), { replace: true });
  const clear = () =>
    setAddress(toTicketAddress({ ...noTicketChoices, order: choices.order }), { replace: true });
  const open = (
    <Button variant="primary" icon="plus" onClick={() => setIsWriting(true)}>
      Abrir chamado
    </Button>
  );

  return (
    <ListFrame>
      <PageHeader
        title="Chamados"
        summary="Suas perguntas ao suporte, com as respostas e o prazo de cada uma."
        actions={open}
      />
      <Filters>
        <DebouncedSearchField
          label="Buscar nos chamados"
          placeholder="Assunto ou mensagem"
          value={choices.search}
          onChange={(search) => choose({ search })}
        />
        <FilterGroup inUse={toTicketAddress({ ...choices, search: '' }).size}>
          <FilterSelect
            label="Situação"
            hideLabel
            value={choices.status ?? 'ALL'}
            onChange={(value) =>
              choose({ status: ticketStatuses.find((status) => status === value) ?? null })
            }
            options={[
              { value: 'ALL', label: 'Todas as situações' },
              ...ticketStatuses.map((value) => ({ value, label: ticketStatusLabels[value] })),
            ]}
          />
          <FilterSelect
            label="Período"
            hideLabel
            value={choices.period ?? 'ALL'}
            onChange={(value) =>
              choose({ period: readTicketChoices(new URLSearchParams({ periodo: value ?? '' })).period })
            }
            options={[
              { value: 'ALL', label: 'Qualquer data' },
              ...Object.entries(ticketPeriods).map(([value, label]) => ({ value, label })),
            ]}
          />
          <FilterSelect
            label="Ordem"
            hideLabel
            value={choices.order}
            onChange={(value) => choose({ order: ticketOrders.find((order) => order === value) ?? 'RECENT' })}
            options={ticketOrders.map((value) => ({ value, label: ticketOrderLabels[value] }))}
          />
          {isManager && (
            <FilterSelect
              label="De quem"
              hideLabel
              value={choices.scope}
              onChange={(value) =>
                choose({ scope: value === 'ACCOUNT_TICKETS' ? 'ACCOUNT_TICKETS' : 'USER_TICKETS' })
              }
              options={[
                { value: 'USER_TICKETS', label: 'Meus chamados' },
                { value: 'ACCOUNT_TICKETS', label: 'Toda a conta' },
              ]}
            />
          )}
        </FilterGroup>
      </Filters>
      <PagedTickets
        query={query}
        named="os chamados"
        isEmpty={tickets.length === 0}
        empty={
          isFiltered ? (
            <NoResults action={<Button onClick={clear}>Limpar filtros</Button>} />
          ) : (
            <NoTickets action={open} />
          )
        }
      >
        <TicketRows
          tickets={tickets}
          showsRequester={choices.scope === 'ACCOUNT_TICKETS'}
          isWaiting={query.isPlaceholderData}
        />
      </PagedTickets>
      {isWriting && <NewTicketDialog onClose={() => setIsWriting(false)} />}
    </ListFrame>
  );
}

const NoTickets = ({ action }: { action: React.ReactNode }) => (
  <EmptyState
    title="Nenhum chamado ainda"
    text="Escreva o que aconteceu, com uma imagem da tela se ajudar. A resposta chega aqui e por e-mail."
    action={action}
  />
);

const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  margin-bottom: ${tokens.space[16]};
  > :first-child { flex: 1 1 100%; }
  /* The button of the filters stands beside the search. */
  @media ${tokens.screen.narrow} {
    align-items: end;
    > :first-child { flex: 1 1 0; }
  }
`;
