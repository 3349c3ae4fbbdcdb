import { ApiError, useApiQuery, useConditionFacts } from '@girassol/shared-auth';
import { can, DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain';
import type { ProposalTheme } from '@girassol/shared-domain/contract';
import { ButtonLink, EmptyState, ErrorState, NoAccessState, PageHeader, tokens } from '@girassol/shared-ui';
import { LoadingForm } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { ProposalThemeForm } from './ProposalThemeForm';

const SETTINGS = 'GET /settings/user/:userId';

/** Page `/personalizar-proposta/:uid`: the theme of the account's new proposals (proposals-018). */
export default function ProposalThemePage() {
  const { uid = '' } = useParams();
  const facts = useConditionFacts();
  const mayEdit = facts !== null && can(facts, 'configManager');
  return (
    <Page>
      <PageHeader
        title="Personalizar proposta"
        summary="A cor, o logotipo e a capa com que as próximas propostas começam."
      />
      {facts && !mayEdit && (
        <NoAccessState
          title="Só quem gerencia as configurações muda a aparência das propostas"
          text="Cada proposta pode ter a sua, na etapa Personalização."
        />
      )}
      {!facts && <LoadingForm />}
      {mayEdit && <LoadedTheme key={uid} uid={uid} />}
    </Page>
  );
}

function LoadedTheme({ uid }: { uid: string }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    SETTINGS,
    { params: { userId: uid } },
    { refetchOnWindowFocus: false },
  );
  // Later loads never replace typed values; the form restarts only on request.
  const [base, setBase] = useState<{ theme: ProposalTheme; start: number } | null>(null);
  if (!base && data && !isFetching)
    setBase({ theme: data.settings.proposalTheme ?? DEFAULT_PROPOSAL_THEME, start: 0 });

  async function reload() {
    const { data: now } = await refetch();
    if (now)
      setBase((before) => ({
        theme: now.settings.proposalTheme ?? DEFAULT_PROPOSAL_THEME,
        start: (before?.start ?? 0) + 1,
      }));
  }

  if (base) return <ProposalThemeForm key={base.start} theme={base.theme} reload={reload} />;
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (isGone)
    return (
      <EmptyState
        title="Não encontramos esta conta"
        text="O endereço é de outra conta, ou foi digitado errado."
        action={
          <ButtonLink as={Link} to="/inicio">
            Ir para o início
          </ButtonLink>
        }
      />
    );
  if (error)
    return (
      <ErrorState
        error={error}
        title="Não foi possível carregar a aparência"
        onRetry={() => void refetch()}
      />
    );
  return <LoadingForm />;
}

const Page = styled.div`
  box-sizing: border-box;
  max-width: 76rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${tokens.space[24]} ${tokens.space[24]} 0;
  @media ${tokens.screen.narrow} { padding: ${tokens.space[16]} ${tokens.space[16]} 0; }
`;
