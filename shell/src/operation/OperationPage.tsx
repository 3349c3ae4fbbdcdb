import { useSession } from '@girassol/shared-auth';
import { EmptyState, ErrorState, Skeleton, Stack, tokens } from '@girassol/shared-ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Link } from '../navigation/Link';
import { usePlace } from '../navigation/places-context';
import { Page } from '../page-layout/Page';
import { isForOthers } from './use-registry';

const pages = [
  { path: '/operacao/contas', label: 'Contas' },
  { path: '/operacao/correio', label: 'Correio' },
  { path: '/operacao/versoes', label: 'Versões' },
  { path: '/operacao/distribuicoes', label: 'Distribuições' },
  { path: '/operacao/tarefas', label: 'Tarefas' },
  { path: '/operacao/sites', label: 'Sites' },
  { path: '/operacao/galeria', label: 'Galeria' },
];

/** The frame of the operator's pages: for the administration of the platform, and nobody else. */
export function OperationPage({ children }: { children: ReactNode }) {
  const isAdmin = useSession()?.isAdmin === true;
  const { path } = usePlace();
  if (!isAdmin)
    return (
      <Page>
        <NotForYou />
      </Page>
    );
  return (
    <Page>
      <Ways aria-label="Operação">
        {pages.map((page) => (
          <Link
            key={page.path}
            to={page.path}
            aria-current={`${path}/`.startsWith(`${page.path}/`) ? 'page' : undefined}
          >
            {page.label}
          </Link>
        ))}
      </Ways>
      {children}
    </Page>
  );
}

interface AnswerProps<Data> {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isFetching'> & { refetch(): Promise<unknown> };
  children: (data: Data) => ReactNode;
  /** What people see whom it is not for. */
  forOthers?: ReactNode;
}

/** What the registry answered, while it is on its way, and where it does not come. */
export function RegistryAnswer<Data>({ query, children, forOthers = <NotForYou /> }: AnswerProps<Data>) {
  const { data, error, refetch, isFetching } = query;
  if (isForOthers(error)) return forOthers;
  if (data !== undefined) return children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <Stack gap={16} aria-hidden>
      <Skeleton height={220} radius={10} />
      <Skeleton height={220} radius={10} />
    </Stack>
  );
}

/** What people see who do not administer the platform. */
export function NotForYou() {
  return (
    <EmptyState
      title="Somente para a administração"
      text="As contas, o correio, as tarefas, as versões de cada área, as distribuições e a galeria são cuidadas pela equipe da plataforma."
    />
  );
}

const { color, font, radius, space } = tokens;

const Ways = styled.nav`
  display: flex;
  gap: ${space[24]};
  overflow-x: auto;
  scrollbar-width: none;
  margin-bottom: ${space[16]};
  border-bottom: 1px solid ${color.line};
  > a {
    padding: ${space[8]} 0;
    color: ${color.inkSoft};
    font: 500 ${font[14]};
    text-decoration: none;
    border-bottom: 2px solid transparent;
    border-radius: ${radius.control} ${radius.control} 0 0;
    margin-bottom: -1px;
  }
  > a:hover { color: ${color.ink}; }
  > a[aria-current] { color: ${color.leafInk}; border-color: ${color.leaf}; }
`;
