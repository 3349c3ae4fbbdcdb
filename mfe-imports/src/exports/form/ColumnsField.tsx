import type { BoardKind } from '@girassol/shared-domain';
import type { ExportKind } from '@girassol/shared-domain/exports';
import { ErrorState, Skeleton } from '@girassol/shared-ui';
import { useExportColumns } from '../../data/use-exports';
import { ColumnChoice } from './ColumnChoice';

interface ColumnsFieldProps {
  kind: ExportKind;
  board: BoardKind | null;
  value: readonly string[] | null;
  onChange: (keys: readonly string[]) => void;
}

/** Field for the columns of a kind of export that the person may export. */
export function ColumnsField({ kind, board, value, onChange }: ColumnsFieldProps) {
  const { data, error, isFetching, refetch } = useExportColumns(kind, board);
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
