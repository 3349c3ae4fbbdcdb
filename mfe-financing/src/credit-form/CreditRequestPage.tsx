import { useApiQuery, useLastingAccess, useReadOnlyReason } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Button, ErrorState, NoAccessState, PageHeader, Stack, Text } from '@girassol/shared-ui';
import { FormPage, FormSection, LoadingForm } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { FinancingListLink } from '../addresses/FinancingListLink';
import { creditRequestPath } from '../addresses/financing';
import { ProposalPicker } from '../proposal/ProposalPicker';
import { useProposal } from '../proposal/use-proposal';
import { CreditForm } from './CreditForm';

/**
 * Page `/financiamentos/solicitacao/:proposalId?`: the form that requests credit, saved on the server while it is
 * filled in.
 */
export default function CreditRequestPage() {
  const { proposalId } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: proposal, isError, error, refetch } = useProposal(proposalId);
  const choose = (id: string) => navigate({ pathname: creditRequestPath(id), search });
  const readOnlyReason = useReadOnlyReason('financings');
  const shown = proposalId === undefined ? null : proposal;
  const staysOpen = useLastingAccess(readOnlyReason === undefined);
  if (!staysOpen)
    return (
      <FormPage>
        <PageHeader title="Análise de crédito" />
        <NoAccessState title="Você não pede análises de crédito" text={readOnlyReason} />
      </FormPage>
    );
  return (
    <FormPage>
      <PageHeader
        title="Análise de crédito"
        actions={<FinancingListLink />}
        summary="O banco responde sobre o crédito do cliente. O pedido é enviado uma vez só."
      />
      {proposalId !== undefined && isError && !proposal && (
        <ErrorState error={error} title="Não foi possível abrir a proposta" onRetry={() => void refetch()} />
      )}
      {proposalId !== undefined && !isError && !proposal && <LoadingForm />}
      {shown && <ProposalForm key={shown._id} proposal={shown} onChoose={choose} />}
      {proposalId === undefined && (
        <FormSection aria-labelledby="section-project">
          <h2 id="section-project">Projeto</h2>
          <p>Comece pela proposta: o formulário já vem com o que se sabe dela e do cliente.</p>
          <Stack gap={16}>
            <ProposalPicker proposal={null} onChoose={choose} />
            <Text as="p" size={13} tone="soft">
              Depois: dados do cliente, endereço, renda ou faturamento, conta de luz e fornecedor. O que você
              preencher fica guardado.
            </Text>
            <div>
              <Button variant="primary" disabled>
                SOLICITAR ANÁLISE DE CRÉDITO
              </Button>
            </div>
          </Stack>
        </FormSection>
      )}
    </FormPage>
  );
}

interface ProposalFormProps {
  proposal: Proposal;
  onChoose: (proposalId: string) => void;
}

/** The form of a proposal, with its draft; taking another window's draft begins it anew. */
function ProposalForm({ proposal, onChoose }: ProposalFormProps) {
  const [begun, setBegun] = useState(0);
  const { data, isError, error, isFetching, refetch } = useApiQuery(
    'GET /financings/drafts/:pid',
    { params: { pid: proposal._id } },
    // Load the latest draft on opening; never replace it while it is edited here.
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (isError && !data)
    return (
      <ErrorState error={error} title="Não foi possível abrir o rascunho" onRetry={() => void refetch()} />
    );
  if (!data || (isFetching && begun > 0)) return <LoadingForm />;
  return (
    <CreditForm
      key={begun}
      proposal={proposal}
      draft={data.draft}
      known={data.known}
      onChooseProposal={onChoose}
      onTakeOther={() => {
        setBegun(begun + 1);
        void refetch();
      }}
    />
  );
}
