import type { ImportRecord, ImportRow } from '@girassol/shared-domain/contract';
import type { ImportRowState } from '@girassol/shared-domain/imports';
import { Badge, EmptyState, ErrorState, Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, LoadingList } from '@girassol/shared-ui/lists';
import { useMemo, useState } from 'react';
import { getRowStateLabel } from '../../labels/row-state-labels';
import { RowOutcomeText } from './RowOutcomeText';
import { RowPagination } from './RowPagination';
import { formatRowTitle } from './row-labels';
import { useImportRows } from './use-import-rows';

/** Rows that are shown at once; the server answers them by 200. */
const SHOWN = 50;
const ANSWERED = 200;

interface RowListProps {
  record: ImportRecord;
  /** All rows where it is left out. */
  state?: ImportRowState | undefined;
  /** Text of the empty list. */
  nothing: string;
}

/** Read-only rows of an import, 50 at a time. */
export function RowList({ record, state, nothing }: RowListProps) {
  const [page, setPage] = useState(0);
  const columns = useMemo(() => columnsFor(record), [record]);
  const first = page * SHOWN;
  const skip = first - (first % ANSWERED);
  const { data, error, isPlaceholderData, isFetching, refetch } = useImportRows({
    importId: record._id,
    skip,
    ...(state && { state }),
  });
  if (!data)
    return error ? (
      <ErrorState
        isCompact
        error={error}
        title="Não foi possível carregar as linhas"
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingList label="Carregando as linhas" />
    );
  if (data.total === 0) return <EmptyState isCompact title={nothing} />;
  const items = data.rows
    .slice(first - skip, first - skip + SHOWN)
    .map((row) => ({ ...row, _id: String(row.line) }));
  return (
    <Stack gap={8}>
      <ListRows
        label="Linhas"
        items={items}
        columns={columns}
        getName={formatRowTitle}
        card={(row) => <RowCard record={record} row={row} />}
        selection={null}
        getMenu={() => []}
        isWaiting={isPlaceholderData}
      />
      <RowPagination first={first} shown={items.length} total={data.total} size={SHOWN} onPage={setPage} />
    </Stack>
  );
}

function State({ row }: { row: ImportRow }) {
  const { label, tone } = getRowStateLabel(row);
  return <Badge tone={tone}>{label}</Badge>;
}

type ListedRow = ImportRow & { _id: string };

const columnsFor = (record: ImportRecord): ListColumn<ListedRow>[] => [
  { title: 'Linha', kind: 'figure', cell: ({ line }) => line.toLocaleString('pt-BR') },
  { title: 'Situação', cell: (row) => <State row={row} /> },
  { title: 'Registro', kind: 'name', cell: (row) => <RowOutcomeText record={record} row={row} /> },
];

function RowCard({ record, row }: { record: ImportRecord; row: ImportRow }) {
  return (
    <Stack gap={4}>
      <Text weight={600}>{formatRowTitle(row)}</Text>
      <Text as="div" size={13}>
        <RowOutcomeText record={record} row={row} />
      </Text>
      <span>
        <State row={row} />
      </span>
    </Stack>
  );
}
