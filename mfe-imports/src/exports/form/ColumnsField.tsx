import type { BoardKind } from '@girassol/shared-domain';
import type { ExportKind } from '@girassol/shared-domain/exports';
import { ErrorState, Skeleton } from '@girassol/shared-ui';
import { useColumns } from '../../data/use-exports';
import { ColumnChoice } from './ColumnChoice';

interface ColumnsFieldProps {
  kind: ExportKind;
  board: BoardKind | null;
  value: readonly string[] | null;
  onChange: (keys: readonly string[]) => void;
}

/** The columns of a kind to choose from, as this person may export them. */
export function ColumnsField({ kind, board, value, onChange }: ColumnsFieldProps) {
  const { data, error, isFetching, refetch } = useColumns(kind, board);
  if (data) return <ColumnChoice columns={data.columns} value={value} onChange={onChange} />;
  if (error)
    return (
      <ErrorState
        error={error}
        title="Não foi possível carregar as colunas"
        isCompact
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton height={160} radius={10} />;
}
