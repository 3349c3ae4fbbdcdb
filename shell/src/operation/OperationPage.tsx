import { useSession } from '@girassol/shared-auth';
import { ErrorState, NoAccessState, Skeleton, Stack } from '@girassol/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Page } from '../page-layout/Page';
import { isRegistryForbidden } from './use-registry';

/** Frame of the operator pages, for administrators of the platform only. */
export function OperationPage({ children }: { children: ReactNode }) {
  const isAdmin = useSession()?.isAdmin === true;
  return <Page>{isAdmin ? children : <OperatorsOnlyNotice />}</Page>;
}

interface AnswerProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch(): Promise<unknown> };
  children: (data: Data) => ReactNode;
  /** Content for users without access. */
  forOthers?: ReactNode;
}

/** Content loaded from the registry, with its loading and error states. */
export function RegistryContent<Data>({
  query,
  children,
  forOthers = <OperatorsOnlyNotice />,
}: AnswerProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (isRegistryForbidden(error)) return forOthers;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Stack gap={16} aria-hidden>
      <Skeleton height={220} radius={10} />
      <Skeleton height={220} radius={10} />
    </Stack>
  );
}

/** Notice for users who do not administer the platform. */
export function OperatorsOnlyNotice() {
  return (
    <NoAccessState
      title="Somente para a administração"
      text="Esta página é só da equipe que cuida da plataforma."
    />
  );
}
