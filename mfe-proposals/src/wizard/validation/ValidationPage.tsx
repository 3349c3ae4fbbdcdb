import { api, useSession } from '@girassol/shared-auth';
import { FINISHING_STEP, formatProposalNumber, hasFinancing } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { FormBox } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useMemo } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { proposalListPath } from '../../addresses';
import { stepPath } from '../addresses';
import { ProposalGate } from '../frame/ProposalGate';
import { StepFoot } from '../frame/StepFoot';
import { useStepSave } from '../frame/use-step-save';
import { VersionConflict } from '../frame/VersionConflict';
import { StepAside, StepColumns, StepMain } from '../frame/WizardFrame';
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
  const financing = session && hasFinancing(session) ? stepPath(FINISHING_STEP + 1, proposal.frontId) : null;

  async function submit(_values: object, helpers: FormikHelpers<object>) {
    if (isConcluded) return navigate(financing ?? proposalListPath(proposal.userData._id));
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
    showSnackbar({ text: `Proposta ${formatProposalNumber(saved.count)} concluída.` });
    await reload();
  }

  return (
    <>
      <Formik initialValues={{}} validate={() => missingErrors(groups)} onSubmit={submit}>
        <FormBox aria-label="Validação">
          {isConcluded && <DeliveryPanel proposal={proposal} />}
          <StepColumns>
            <StepMain>
              <FindingsPanel proposal={proposal} groups={groups} />
            </StepMain>
            <StepAside>
              <CustomerSummary proposal={proposal} />
            </StepAside>
          </StepColumns>
          <StepFoot
            savedAt={proposal.lastUpdate.timestamp}
            backTo={stepPath(FINISHING_STEP - 1, proposal.frontId)}
            submitLabel={submitLabelOf(proposal, isConcluded, financing !== null)}
            labels={stepLabels}
          />
        </FormBox>
      </Formik>
      <VersionConflict message={conflict} typed={() => ''} onReload={reload} onClose={dismissConflict} />
    </>
  );
}

function submitLabelOf({ finished }: Proposal, isConcluded: boolean, hasFinancing: boolean): string {
  if (isConcluded) return hasFinancing ? 'Ir para o financiamento' : 'Ver as propostas';
  return finished ? 'Concluir novamente' : 'Concluir proposta';
}
