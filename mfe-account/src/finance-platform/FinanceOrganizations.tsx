import { useApiQuery } from '@girassol/shared-auth';
import { EmptyState, ErrorState, Skeleton, tokens } from '@girassol/shared-ui';
import { useSearchParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { BankAccountsCard } from './BankAccountsCard';
import { CategoriesCard } from './CategoriesCard';
import { CostCentersCard } from './CostCentersCard';
import { LoginCodeButton } from './LoginCodeButton';
import { OrganizationNav } from './OrganizationNav';

/**
 * Organizations of a connected account with the lists of one of them, chosen by the query parameter `organizacao`; the
 * first one if it names none. `entryUrl` takes the login code that an account without any begins with.
 */
export function FinanceOrganizations({ entryUrl }: { entryUrl: string }) {
  const { data, error, isFetching, refetch } = useApiQuery('GET /azume-financial/organizations', {});
  const [params] = useSearchParams();
  if (!data && error)
    return <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  if (!data) return <LoadingOrganizations />;

  const organizations = data.data;
  const chosen = organizations.find(({ _id }) => _id === params.get('organizacao')) ?? organizations[0];
  if (!chosen) {
    return (
      <EmptyState
        title="Nenhuma organização"
        text="Cadastre sua empresa na plataforma financeira: gere um código de acesso para entrar nela."
        action={<LoginCodeButton entryUrl={entryUrl} />}
      />
    );
  }
  return (
    <Columns>
      <OrganizationNav organizations={organizations} chosenId={chosen._id} />
      <Lists key={chosen._id}>
        <BankAccountsCard organizationId={chosen._id} />
        <CostCentersCard organizationId={chosen._id} />
        <Wide>
          <CategoriesCard organizationId={chosen._id} />
        </Wide>
      </Lists>
    </Columns>
  );
}

/** Shape of the organizations and their cards while these are loaded. */
export function LoadingOrganizations() {
  return (
    <Columns aria-hidden>
      <Skeleton height={80} />
      <Lists>
        <Skeleton height={200} radius={14} />
        <Skeleton height={200} radius={14} />
        <Wide>
          <Skeleton height={320} radius={14} />
        </Wide>
      </Lists>
    </Columns>
  );
}

const { screen, space } = tokens;

const Columns = styled.div`
  display: grid;
  grid-template-columns: 16rem minmax(0, 1fr);
  gap: ${space[24]};
  align-items: start;
  @media ${screen.narrow} { grid-template-columns: minmax(0, 1fr); gap: ${space[16]}; }
`;

const Lists = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[16]};
  padding-bottom: ${space[24]};
  @media ${screen.compact} { grid-template-columns: minmax(0, 1fr); }
`;

const Wide = styled.div`
  grid-column: 1 / -1;
  min-width: 0;
`;
