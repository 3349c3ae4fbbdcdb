import type { ImportRow } from '@girassol/shared-domain/contract';
import type { ImportRowState } from '@girassol/shared-domain/imports';
import { Badge, EmptyState, ErrorState, Stack, Text } from '@girassol/shared-ui';
import { type ListColumn, ListRows, LoadingList } from '@girassol/shared-ui/lists';
import { useState } from 'react';
import { rowWord } from '../../words/row-state';
import { RowPages } from './RowPages';
import { reasonOf, titleOf, valuesOf } from './row-words';
import { useRows } from './use-rows';

/** Rows that are shown at once; the server answers them by 200. */
const SHOWN = 50;
const ANSWERED = 200;

interface RowListProps {
  importId: string;
  /** All rows where it is left out. */
  state?: ImportRowState;
  /** What it says where there are none. */
  nothing: string;
}

/** Rows of an import that are only looked at, 50 at a time. */
export function RowList({ importId, state, nothing }: RowListProps) {
  const [page, setPage] = useState(0);
  const first = page * SHOWN;
  const skip = first - (first % ANSWERED);
  const { data, error, isPlaceholderData, isFetching, refetch } = useRows({
    importId,
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
        nameOf={titleOf}
        card={(row) => <RowCard row={row} />}
        selection={null}
        menuOf={() => []}
        isWaiting={isPlaceholderData}
      />
      <RowPages first={first} shown={items.length} total={data.total} size={SHOWN} onPage={setPage} />
    </Stack>
  );
}

function State({ row }: { row: ImportRow }) {
  const { label, tone } = rowWord(row);
  return <Badge tone={tone}>{label}</Badge>;
}

const columns: ListColumn<ImportRow & { _id: string }>[] = [
  { title: 'Linha', kind: 'figure', cell: ({ line }) => line.toLocaleString('pt-BR') },
  { title: 'Situação', cell: (row) => <State row={row} /> },
  {
    title: 'Registro',
    kind: 'name',
    cell: (row) => (
      <>
        {row.record?.name ?? valuesOf(row)}
        {reasonOf(row) !== '' && (
          <Text as="p" size={13} tone="soft">
            {reasonOf(row)}
          </Text>
        )}
      </>
    ),
  },
];

function RowCard({ row }: { row: ImportRow }) {
  return (
    <Stack gap={4}>
      <Text weight={600}>{titleOf(row)}</Text>
      <Text as="p" size={13}>
        {row.record?.name ?? valuesOf(row)}
      </Text>
      {reasonOf(row) !== '' && (
        <Text as="p" size={13} tone="soft">
          {reasonOf(row)}
        </Text>
      )}
      <span>
        <State row={row} />
      </span>
    </Stack>
  );
}
