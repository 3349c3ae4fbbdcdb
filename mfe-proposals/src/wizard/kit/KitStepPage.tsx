import { api, useSession } from '@girassol/shared-auth';
import { kitSuppliers, OTHER_SUPPLIER } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { computeModuleCount } from '@girassol/shared-domain/solar';
import { buildDraftKey, FormBox, FormDraft, removeDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { RegisteredKitsSection } from '../../kits/choice/RegisteredKitsSection';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { computeStudy } from '../../wizard-frame/proposal-study';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { formatFormValuesAsText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflictDialog } from '../../wizard-frame/VersionConflictDialog';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { InvertersSection } from './InvertersSection';
import { ItemsSection } from './ItemsSection';
import { KitDataSection } from './KitDataSection';
import { KitSummary } from './KitSummary';
import { kitFieldLabels } from './kit-field-labels';
import { buildKitRequest, type KitStepValues, toKitStepValues } from './kit-step-values';
import { ModulesSection } from './ModulesSection';

/**
 * Page `/proposta/gerar-proposta/escolha-kit/:pid`: the equipment of a proposal, typed or taken from the
 * catalogue.
 */
export default function KitStepPage() {
  const { pid = '' } = useParams();
  return (
    <ProposalGate key={pid} pid={pid} title="Escolha do kit" step={2}>
      {(proposal, reload) => <KitForm proposal={proposal} reload={reload} />}
    </ProposalGate>
  );
}

function KitForm({ proposal, reload }: { proposal: Proposal; reload: () => Promise<void> }) {
  const navigate = useNavigate();
  const { save, conflict, dismissConflict } = useStepSave();
  // Another version may have another kit: what was typed beside the old one is no draft of it.
  const ownDraft = buildDraftKey('kit', useSession()?.userId ?? '', `${proposal._id} ${proposal.version}`);
  const [initial] = useState(() => toKitStepValues(proposal, kitSuppliers, OTHER_SUPPLIER));
  const [targetPower] = useState(() => {
    const result = computeStudy(proposal);
    return result.ok ? result.study.sizing.targetPower : null;
  });
  const sent = useRef(initial);

  async function submit(values: KitStepValues, helpers: FormikHelpers<KitStepValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-2/:pid', {
          params: { pid: proposal._id },
          body: { ...buildKitRequest(values, OTHER_SUPPLIER), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    removeDraft(ownDraft);
    helpers.resetForm({ values });
    const next = wizardStepPath(3, saved.frontId);
    if (next) navigate(next);
    else await reload();
  }

  return (
    <>
      <Formik initialValues={initial} onSubmit={submit}>
        <FormBox aria-label="Equipamentos">
          <FormDraft draftKey={ownDraft} />
          <StepColumns>
            <StepMain>
              <RegisteredKitsSection proposal={proposal} reload={reload} targetPower={targetPower} />
              <ModulesSection
                quantityFor={(watts) =>
                  targetPower === null ? null : computeModuleCount(targetPower, watts)
                }
              />
              <InvertersSection />
              <ItemsSection />
              <KitDataSection />
            </StepMain>
            <StepAside>
              <KitSummary proposal={proposal} targetPower={targetPower} />
            </StepAside>
          </StepColumns>
          <StepFoot savedAt={proposal.lastUpdate.timestamp} backTo={wizardStepPath(1, proposal.frontId)} />
        </FormBox>
      </Formik>
      <VersionConflictDialog
        message={conflict}
        typed={() => formatFormValuesAsText(sent.current, kitFieldLabels)}
        onReload={() => {
          removeDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}
