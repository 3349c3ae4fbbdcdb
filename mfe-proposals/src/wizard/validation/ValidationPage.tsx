import { api, useSession } from '@girassol/shared-auth';
import { FINISHING_STEP, formatProposalNumber, hasFinancing } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { announce } from '@girassol/shared-ui';
import { FormBox } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { proposalListPath } from '../../addresses/proposals';
import { stepPath } from '../../addresses/wizard';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflict } from '../../wizard-frame/VersionConflict';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { CustomerSummary } from './CustomerSummary';
import { DeliveryPanel } from './DeliveryPanel';
import { FindingsPanel } from './FindingsPanel';
import { findingGroups, missingErrors, stepLabels } from './findings';

/** `/proposta/gerar-proposta/validacao/:pid`: what is missing or doubtful, and the end of the proposal. */
export default function ValidationPage() {
  const { pid = '' } = useParams();
  return (
    <ProposalGate key={pid} pid={pid} title="Validação" step={FINISHING_STEP}>
      {(proposal, reload) => <Validation proposal={proposal} reload={reload} />}
    </ProposalGate>
  );
}

function Validation({ proposal, reload }: { proposal: Proposal; reload: () => Promise<void> }) {
  const navigate = useNavigate();
  const { save, conflict, dismissConflict } = useStepSave();
  const groups = useMemo(() => findingGroups(proposal), [proposal]);
  const isConcluded = proposal.finished && proposal.step >= FINISHING_STEP;
  const session = useSession();
  // The page that the customer gets is whole with its financing: it comes before the link.
  const financing = session && hasFinancing(session) ? stepPath(FINISHING_STEP + 1, proposal.frontId) : null;
  const next = nextOf(proposal, financing);

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
      <Formik initialValues={{}} validate={() => missingErrors(groups)} onSubmit={submit}>
        <FormBox aria-label="Validação">
          {isConcluded && <DeliveryPanel proposal={proposal} financing={financing} />}
          <StepColumns>
            <StepMain>
              <FindingsPanel proposal={proposal} groups={groups} isConcluded={isConcluded} />
            </StepMain>
            <StepAside>
              <CustomerSummary proposal={proposal} />
            </StepAside>
          </StepColumns>
          <StepFoot
            savedAt={proposal.lastUpdate.timestamp}
            backTo={stepPath(FINISHING_STEP - 1, proposal.frontId)}
            submitLabel={isConcluded ? next.label : finishLabelOf(proposal)}
            labels={stepLabels}
          />
        </FormBox>
      </Formik>
      <VersionConflict message={conflict} typed={() => ''} onReload={reload} onClose={dismissConflict} />
    </>
  );
}

const finishLabelOf = ({ finished }: Proposal) => (finished ? 'Concluir novamente' : 'Concluir proposta');

/** Where a finished proposal goes on: to its financing while it shows none, then to the list. */
function nextOf(
  { revenueData, userData }: Proposal,
  financing: string | null,
): { path: string; label: string } {
  const isFinanced = Boolean(revenueData?.financing?.length);
  return financing && !isFinanced
    ? { path: financing, label: 'Ir para o financiamento' }
    : { path: proposalListPath(userData._id), label: 'Ver as propostas' };
}
