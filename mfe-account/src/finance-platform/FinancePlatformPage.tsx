import { FINANCE_PLATFORM_ACTIVE } from '@girassol/account-domain/finance-platform';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { canEditSettings, formatTime } from '@girassol/shared-domain';
import { ButtonLink, ErrorState, NoAccessState, PageHeader, Skeleton, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { OwnerRequest } from '../owner/OwnerRequest';
import { FinanceOrganizations, LoadingOrganizations } from './FinanceOrganizations';
import { FinancePlatformUnlock } from './FinancePlatformUnlock';
import { LoginCodeButton } from './LoginCodeButton';
import { useFinanceConnection } from './use-finance-connection';

const TITLE = 'Plataforma financeira';

/**
 * Page `/configuracoes-azume-financeiro`: the lists of the account in the finance platform and a code to sign in there. An
 * account whose finance status is not ACTIVE gets a prompt instead, and nothing is read.
 */
export default function FinancePlatformPage() {
  const session = useSession();
  const facts = useConditionFacts();
  if (facts && !canEditSettings(facts)) {
    return (
      <Page>
        <PageHeader title={TITLE} />
        <NoAccessState
          title="Sem acesso à plataforma financeira"
          text={<OwnerRequest permission="alterar as configurações" />}
        />
      </Page>
    );
  }
  if (!session || !facts) {
    return (
      <Page>
        <PageHeader title={TITLE} />
        <Skeleton height={320} />
      </Page>
    );
  }
  if (session.azumeFinanceData.status !== FINANCE_PLATFORM_ACTIVE) {
    return (
      <Page>
        <PageHeader title={TITLE} />
        <FinancePlatformUnlock />
      </Page>
    );
  }
  return <ConnectedFinancePlatform />;
}

function ConnectedFinancePlatform() {
  const { data, error, isFetching, refetch } = useFinanceConnection();
  const until = data?.data.loginCodeUntil;
  return (
    <Page>
      <PageHeader
        title={TITLE}
        summary={
          until
            ? `Seu último código de acesso vale até ${formatTime(until)}. Um novo o encerra.`
            : 'Contas, centros de custo e categorias das suas organizações. Para mudar algo, abra a plataforma financeira.'
        }
        actions={
          data && (
            <>
              <ButtonLink icon="external" href={data.data.entryUrl} target="_blank" rel="noopener">
                Abrir a plataforma financeira
              </ButtonLink>
              <LoginCodeButton entryUrl={data.data.entryUrl} />
            </>
          )
        }
      />
      {!data && error && <ErrorState error={error} isRetrying={isFetching} onRetry={() => void refetch()} />}
      {!data && !error && <LoadingOrganizations />}
      {data && <FinanceOrganizations entryUrl={data.data.entryUrl} />}
    </Page>
  );
}

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  max-width: 84rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[24]} ${space[24]} 0;
  @media ${screen.narrow} { padding: ${space[16]} ${space[16]} 0; }
`;
