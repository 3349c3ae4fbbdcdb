import { api, useSession } from '@girassol/shared-auth';
import {
  canAccountOfferFinancing,
  formatProposalNumber,
  PROPOSAL_FINISHING_STEP,
} from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { announce } from '@girassol/shared-ui';
import { FormBox, FormSection } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { proposalListPath } from '../../addresses/proposals';
import { wizardStepPath } from '../../addresses/wizard';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflictDialog } from '../../wizard-frame/VersionConflictDialog';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { CustomerPagePreview } from './CustomerPagePreview';
import { FinancingOffersLine } from './FinancingOffersLine';
import { getProposalFindingGroups, getUnfinishedStepErrors, stepErrorLabels } from './findings';
import { ProposalFindingsPanel } from './ProposalFindingsPanel';
import { ProposalSummaryForCustomer } from './ProposalSummaryForCustomer';
import { SendToCustomerPanel } from './SendToCustomerPanel';

/**
 * Page `/proposta/gerar-proposta/validacao/:pid`: missing and doubtful data, the way to the financing, the page as the
 * customer will see it, and the button that finishes the proposal.
 */
export default function ValidationPage() {
  const { pid = '' } = useParams();
  return (
    <ProposalGate key={pid} pid={pid} title="Validação" step={PROPOSAL_FINISHING_STEP}>
      {(proposal, reload) => <Validation proposal={proposal} reload={reload} />}
    </ProposalGate>
  );
}

function Validation({ proposal, reload }: { proposal: Proposal; reload: () => Promise<void> }) {
  const navigate = useNavigate();
  const { save, conflict, dismissConflict } = useStepSave();
  const groups = useMemo(() => getProposalFindingGroups(proposal), [proposal]);
  const isConcluded = proposal.finished && proposal.step >= PROPOSAL_FINISHING_STEP;
  const session = useSession();
  // The page that the customer gets is whole with its financing: it comes before the link.
  const financing =
    session && canAccountOfferFinancing(session)
      ? wizardStepPath(PROPOSAL_FINISHING_STEP + 1, proposal.frontId)
      : null;
  // Before the price there is no page to show, and nothing to finance.
  const isPriced = proposal.revenueData !== undefined;
  const next = getNextPage(proposal, financing);

  async function submit(_values: object, helpers: FormikHelpers<object>) {
    if (isConcluded) return navigate(next.path);
    const saved = await save(
      () =>
        api('POST /proposals/step-6/:pid', {
          params: { pid: proposal._id },
          body: { version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    // The panel that appears says it; a snackbar would lie over the way on.
    announce(`Proposta ${formatProposalNumber(saved.count)} concluída.`);
    await reload();
  }

  return (
    <>
      <Formik initialValues={{}} validate={() => getUnfinishedStepErrors(groups)} onSubmit={submit}>
        <FormBox aria-label="Validação">
          {isConcluded && <SendToCustomerPanel proposal={proposal} financing={financing} />}
          <StepColumns>
            <StepMain>
              {financing && isPriced && !isConcluded && (
                <FormSection aria-labelledby="section-financing">
                  <h2 id="section-financing">Financiamento</h2>
                  <FinancingOffersLine proposal={proposal} to={financing} isConcluded={false} />
                </FormSection>
              )}
              <ProposalFindingsPanel proposal={proposal} groups={groups} isConcluded={isConcluded} />
              {isPriced && <CustomerPagePreview proposal={proposal} />}
            </StepMain>
            <StepAside>
              <ProposalSummaryForCustomer proposal={proposal} />
            </StepAside>
          </StepColumns>
          <StepFoot
            savedAt={proposal.lastUpdate.timestamp}
            backTo={wizardStepPath(PROPOSAL_FINISHING_STEP - 1, proposal.frontId)}
            submitLabel={isConcluded ? next.label : getFinishLabel(proposal)}
            labels={stepErrorLabels}
          />
        </FormBox>
      </Formik>
      <VersionConflictDialog
        message={conflict}
        typed={() => ''}
        onReload={reload}
        onClose={dismissConflict}
      />
    </>
  );
}

const getFinishLabel = ({ finished }: Proposal) => (finished ? 'Concluir novamente' : 'Concluir proposta');

/** Returns the next page of a finished proposal: the financing step while it has no offers, otherwise the list. */
function getNextPage(
  { revenueData, userData }: Proposal,
  financing: string | null,
): { path: string; label: string } {
  const isFinanced = Boolean(revenueData?.financing?.length);
  return financing && !isFinanced
    ? { path: financing, label: 'Ir para o financiamento' }
    : { path: proposalListPath(userData._id), label: 'Ver as propostas' };
}
