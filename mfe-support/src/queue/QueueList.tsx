import { useApiQuery } from '@girassol/shared-auth';
import { Button, EmptyState, lazyPart, NoResults, Row, tokens } from '@girassol/shared-ui';
import { DebouncedSearchField, FilterGroup, FilterSelect } from '@girassol/shared-ui/filters';
import { ticketStatuses, ticketStatusLabels } from '@girassol/support-domain/tickets';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useShortcuts } from '../keyboard/use-shortcuts';
import { PresenceSwitch } from '../presence/PresenceSwitch';
import { PagedTickets } from '../status/PagedTickets';
import { QueueRows } from './QueueRows';
import { assignedByAddress, readQueueFilters } from './queue-address';
import { useQueue } from './use-queue';

const ShortcutsDialog = lazyPart(() => import('../keyboard/ShortcutsDialog'));

interface QueueListProps {
  address: URLSearchParams;
  ticketId: string | null;
  /** Changes a part of the address; null removes it. */
  choose: (name: string, value: string | null) => void;
  /** Removes the search and the filters but the status. */
  onClear: () => void;
}

/** Queue of tickets with its filters, which the address keeps. */
export function QueueList({ address, ticketId, choose, onClear }: QueueListProps) {
  const filters = readQueueFilters(address);
  const { query, tickets } = useQueue(filters);
  const tags = useApiQuery('GET /operation/tickets/tags', {}).data?.tags ?? [];
  const [showsKeys, setShowsKeys] = useState(false);
  const { search, assigned, tag, overdue, status } = filters;
  const isFiltered = search !== '' || assigned !== 'ANYBODY' || tag !== '' || overdue === 'true';

  const step = (by: 1 | -1) => {
    const at = tickets.findIndex(({ _id }) => _id === ticketId);
    const next = at < 0 ? tickets[0] : tickets[at + by];
    if (next) choose('chamado', next._id);
  };
  useShortcuts({ j: () => step(1), k: () => step(-1), '?': () => setShowsKeys(true) });

  return (
    <>
      <Filters>
        <DebouncedSearchField
          label="Buscar na fila"
          placeholder="Assunto, conta ou pessoa"
          value={search}
          onChange={(value) => choose('busca', value)}
        />
        <FilterGroup
          inUse={
            [status !== 'OPEN', assigned !== 'ANYBODY', tag !== '', overdue === 'true'].filter(Boolean).length
          }
        >
          <FilterSelect
            label="Situação"
            hideLabel
            value={status}
            onChange={(value) => choose('situacao', value === 'OPEN' ? null : value)}
            options={ticketStatuses.map((value) => ({ value, label: ticketStatusLabels[value] }))}
          />
          <FilterSelect
            label="Atendente"
            hideLabel
            value={address.get('atendente') ?? 'todos'}
            onChange={(value) => choose('atendente', value && value in assignedByAddress ? value : null)}
            options={[
              { value: 'todos', label: 'De todos' },
              { value: 'meus', label: 'Comigo' },
              { value: 'ninguem', label: 'Sem atendente' },
            ]}
          />
          <FilterSelect
            label="Etiqueta"
            hideLabel
            value={tag === '' ? 'todas' : `=${tag}`}
            onChange={(value) => choose('etiqueta', value?.startsWith('=') ? value.slice(1) : null)}
            options={[
              { value: 'todas', label: 'Todas as etiquetas' },
              ...[...new Set(tag === '' ? tags : [tag, ...tags])].map((one) => ({
                value: `=${one}`,
                label: one,
              })),
            ]}
          />
          <FilterSelect
            label="Prazo"
            hideLabel
            value={overdue}
            onChange={(value) => choose('atrasados', value === 'true' ? 'sim' : null)}
            options={[
              { value: 'false', label: 'Qualquer prazo' },
              { value: 'true', label: 'Prazo vencido' },
            ]}
          />
        </FilterGroup>
      </Filters>
      <Tools>
        <PresenceSwitch />
        <Row>
          <Button size="sm" variant="ghost" onClick={() => setShowsKeys(true)}>
            Atalhos
          </Button>
        </Row>
      </Tools>
      <PagedTickets
        query={query}
        named="a fila"
        isEmpty={tickets.length === 0}
        empty={
          isFiltered ? (
            <NoResults action={<Button onClick={onClear}>Limpar filtros</Button>} />
          ) : (
            <EmptyState
              title={status === 'OPEN' ? 'Nada espera aqui' : 'Nenhum chamado nesta situação'}
              text="Um chamado novo aparece sem recarregar a página."
              action={
                status !== 'OPEN' && <Button onClick={() => choose('situacao', null)}>Ver os abertos</Button>
              }
            />
          )
        }
      >
        <QueueRows tickets={tickets} address={address} currentId={ticketId} />
      </PagedTickets>
      {showsKeys && <ShortcutsDialog onClose={() => setShowsKeys(false)} />}
    </>
  );
}

const { space } = tokens;

const Filters = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[8]};
  margin-bottom: ${space[12]};
  > :first-child { grid-column: 1 / -1; }
  /* The button of the filters stands beside the search. */
  @media ${tokens.screen.narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    > :first-child { grid-column: auto; }
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[12]};
  margin-bottom: ${space[16]};
`;
