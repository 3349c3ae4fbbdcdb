import { useApiQuery } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Button, ErrorState, PageHeader, Text } from '@girassol/shared-ui';
import { FormPage, FormSection, WaitingForm } from '@girassol/shared-ui/fields';
import { useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { requestPath } from '../addresses/financing';
import { ProposalPicker } from '../proposal/ProposalPicker';
import { useProposal } from '../proposal/use-proposal';
import { CreditForm } from './CreditForm';

/** `/financiamentos/solicitacao/:proposalId?`: the form by which a bank is asked, kept on the server while it is filled. */
export default function CreditRequestPage() {
  const { proposalId } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: proposal, isError, error, refetch } = useProposal(proposalId);
  const choose = (id: string) => navigate({ pathname: requestPath(id), search });
  const shown = proposalId === undefined ? null : proposal;
  return (
    <FormPage>
      <PageHeader
        title="Análise de crédito"
        summary="O banco responde sobre o crédito do cliente. O pedido é enviado uma vez só."
      />
      {proposalId !== undefined && isError && !proposal && (
        <ErrorState error={error} title="Não foi possível abrir a proposta" onRetry={() => void refetch()} />
      )}
      {proposalId !== undefined && !isError && !proposal && <WaitingForm />}
      {shown && <ProposalForm key={shown._id} proposal={shown} onChoose={choose} />}
      {proposalId === undefined && (
        <FormSection aria-labelledby="section-project">
          <h2 id="section-project">Projeto</h2>
          <p>Comece pela proposta: o formulário já vem com o que se sabe dela e do cliente.</p>
          <ProposalPicker proposal={null} onChoose={choose} />
          <Text as="p" size={13}>
            <Button variant="primary" disabled>
              SOLICITAR ANÁLISE DE CRÉDITO
            </Button>
          </Text>
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
    // What was typed elsewhere is looked for each time; while it is typed here, nothing replaces it.
    { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false },
  );
  if (isError && !data)
    return (
      <ErrorState error={error} title="Não foi possível abrir o rascunho" onRetry={() => void refetch()} />
    );
  if (!data || (isFetching && begun > 0)) return <WaitingForm />;
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
