import { auditAreaLabels, describeAuditEntry } from '@girassol/account-domain/audit';
import type { AuditArea, AuditLogEntry } from '@girassol/account-domain/contract';
import { api, useApiQuery } from '@girassol/shared-auth';
import { formatDateTime, type Session } from '@girassol/shared-domain';
import { Button, EmptyState, ErrorState, Row, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import { Select } from '@girassol/shared-ui/choices';
import { FilterGroup } from '@girassol/shared-ui/filters';
import { DateField } from '@girassol/shared-ui/inputs';
import { useState } from 'react';
import { styled } from 'styled-components';
import { ExportButton } from '../../export-file/ExportButton';
import { listPeopleOptions } from '../people-options';

const ALL = 'all';

/** Log of who changed rights, plan, card, data and exports, filtered by area, person and period. */
export function AuditLog({ session }: { session: Session }) {
  const [area, setArea] = useState<AuditArea | null>(null);
  const [userId, setUserId] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [to, setTo] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const filters = {
    ...(area && { area }),
    ...(userId && { userId }),
    ...(from && { from }),
    ...(to && { to }),
  };
  const { data, error, isFetching, refetch } = useApiQuery(
    'GET /users/audit-log/:multiplier',
    { params: { multiplier: page }, query: filters },
    { staleTime: 0, refetchOnMount: 'always', placeholderData: (before) => before },
  );
  const people = listPeopleOptions(
    session,
    session.vendors.map(({ _id, personalData }) => ({ _id, name: personalData.name })),
  );
  /** Sets a filter and goes back to the first page. */
  const filter =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setPage(1);
    };
  const inUse = Object.keys(filters).length;
  const isFiltered = inUse > 0;
  function clear() {
    setArea(null);
    setUserId(null);
    setFrom(null);
    setTo(null);
    setPage(1);
  }
  const areas = data?.areas ?? [];
  const requestExport = () =>
    api('POST /users/audit-log/export/:userId', {
      params: { userId: session.userId },
      body: { filters },
      silent: true,
    });

  return (
    <Stack gap={16}>
      <Filters>
        <FilterGroup inUse={inUse}>
          <Select
            label="Assunto"
            options={[
              { value: ALL, label: 'Todos' },
              ...areas.map((value) => ({ value, label: auditAreaLabels[value] })),
            ]}
            value={area ?? ALL}
            onChange={filter((value: string | null) => setArea(areas.find((one) => one === value) ?? null))}
          />
          <Select
            label="Pessoa"
            options={[{ value: ALL, label: 'Todas' }, ...people]}
            value={userId ?? ALL}
            onChange={filter((value: string | null) => setUserId(value === ALL ? null : value))}
          />
          <DateField label="De" value={from} onChange={filter(setFrom)} />
          <DateField label="Até" value={to} onChange={filter(setTo)} />
        </FilterGroup>
        {data && data.entries.length > 0 && (
          <ExportButton label="Exportar planilha" userId={session.userId} request={requestExport} />
        )}
      </Filters>
      {error && <ErrorState error={error} isCompact isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton height={240} radius={14} />}
      {data?.entries.length === 0 && (
        <EmptyState
          isCompact
          title={isFiltered ? 'Nada com estes filtros' : 'Nada foi registrado ainda'}
          text={
            isFiltered
              ? undefined
              : 'Quem mudar direitos, equipes, dados da conta ou exportar registros aparece aqui, com dia e hora.'
          }
          action={isFiltered && <Button onClick={clear}>Limpar filtros</Button>}
        />
      )}
      <Entries aria-label="Registro" aria-busy={isFetching}>
        {data?.entries.map((entry) => (
          <Entry key={entry._id} entry={entry} />
        ))}
      </Entries>
      {data && (page > 1 || data.hasMoreItems) && (
        <Row gap={8} justify="end">
          <Button size="sm" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Mais recentes
          </Button>
          <Button size="sm" disabled={!data.hasMoreItems} onClick={() => setPage(page + 1)}>
            Mais antigos
          </Button>
        </Row>
      )}
    </Stack>
  );
}

function Entry({ entry }: { entry: AuditLogEntry }) {
  const { title, lines } = describeAuditEntry(entry);
  return (
    <li>
      <div>
        <strong>{entry.user.name}</strong>
        <span>{` ${title}`}</span>
      </div>
      <time dateTime={new Date(entry.at).toISOString()}>{formatDateTime(entry.at)}</time>
      <Text size={13} tone="soft">
        {[auditAreaLabels[entry.area], ...lines].join(' · ')}
      </Text>
    </li>
  );
}

const { color, font, screen, space, weight } = tokens;

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr));
  gap: ${space[12]};
  align-items: end;
  > button { justify-self: start; }
`;

const Entries = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
  &[aria-busy='true'] { opacity: .6; }
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[4]} ${space[12]};
    padding: ${space[12]} 0;
    border-top: 1px solid ${color.lineSoft};
    overflow-wrap: anywhere;
  }
  > li:first-child { border-top: 0; }
  > li > :last-child { grid-column: 1 / -1; }
  strong { font-weight: ${weight.strong}; }
  time { color: ${color.inkSoft}; font: ${font[13]}; }
  @media ${screen.phone} {
    > li { grid-template-columns: minmax(0, 1fr); }
    time { order: 1; }
  }
`;
