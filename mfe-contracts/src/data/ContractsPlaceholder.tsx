import { ErrorState, Skeleton } from '@girassol/shared-ui';

interface ContractsPlaceholderProps {
  /** Why the contracts could not be loaded; null while they load. */
  error: Error | null;
  isFetching: boolean;
  refetch(): unknown;
}

/** Placeholder of a list of contracts that loads, or could not be loaded. */
export function ContractsPlaceholder({ error, isFetching, refetch }: ContractsPlaceholderProps) {
  if (!error) return <Skeleton height={120} radius={10} />;
  return (
    <ErrorState
      isCompact
      error={error}
      title="Não foi possível carregar os contratos"
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
