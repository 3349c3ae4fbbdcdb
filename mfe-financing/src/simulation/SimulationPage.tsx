import { isAnsweredByArea } from '@girassol/federation/remote';
import { useConditionFacts, useSession } from '@girassol/shared-auth';
import { can, formatMoney, formatPower } from '@girassol/shared-domain';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Skeleton, Stack } from '@girassol/shared-ui';
import { ListFrame } from '@girassol/shared-ui/lists';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { FinancingListLink } from '../addresses/FinancingListLink';
import { proposalListPath, simulationPath } from '../addresses/financing';
import { formatProposalNumberOrZeros } from '../financing/financing-labels';
import { ProposalPicker } from '../proposal/ProposalPicker';
import { useProposal } from '../proposal/use-proposal';
import { SimulationForm } from './SimulationForm';

/** Page `/financiamentos/simulacao/:proposalId?`: live offers of a bank before credit is requested. */
export default function SimulationPage() {
  const { proposalId } = useParams();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { data: proposal, isError, error, isFetching, refetch } = useProposal(proposalId);
  const shown = proposalId === undefined ? null : (proposal ?? null);
  return (
    <ListFrame>
      <PageHeader
        title="Simular financiamento"
        actions={<FinancingListLink />}
        summary={
          shown
            ? `Proposta ${formatProposalNumberOrZeros(shown.count)} de ${shown.customerData.name} · ${formatPower(shown.realSystemData?.power ?? 0)} · ${formatMoney(shown.revenueData?.finalPrice ?? 0)}`
            : 'Até quatro ofertas lado a lado, com o custo efetivo total.'
        }
      />
      <Stack gap={16}>
        <Picker>
          <ProposalPicker
            key={shown?._id}
            proposal={shown}
            onChoose={(id) => navigate({ pathname: simulationPath(id), search: removeBorrower(search) })}
          />
        </Picker>
        {proposalId === undefined && (
          <EmptyState
            title="Escolha a proposta"
            text="O valor do projeto e a economia da conta vêm dela. Nada é pedido ao banco até você querer."
            action={<ProposalsLink />}
          />
        )}
        {proposalId !== undefined && !shown && isError && (
          <ErrorState
            error={error}
            title="Não foi possível abrir a proposta"
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {proposalId !== undefined && !shown && !isError && <Skeleton height={320} />}
        {shown && <SimulationForm key={shown._id} proposal={shown} />}
      </Stack>
    </ListFrame>
  );
}

/** Link to the proposals, where one that can be financed is finished. Draws nothing for people without the list. */
function ProposalsLink() {
  const session = useSession();
  const facts = useConditionFacts();
  if (!session || !facts || !can(facts, 'proposalsList')) return null;
  const { managerId, userId } = session;
  const path = proposalListPath(can(facts, 'salesManager') ? managerId : userId);
  if (!isAnsweredByArea(path)) return null;
  return (
    <ButtonLink as={Link} to={path} icon="file">
      Ver as propostas
    </ButtonLink>
  );
}

/** Removes the kind of borrower from the terms, which the customer of another proposal decides. */
function removeBorrower(search: string): string {
  const terms = new URLSearchParams(search);
  terms.delete('quem');
  return terms.toString();
}

const Picker = styled.div`
  max-width: 34rem;
`;
