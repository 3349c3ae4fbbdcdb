import { api } from '@girassol/shared-auth';
import { kitSuppliers, OTHER_SUPPLIER } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { modulesFor } from '@girassol/shared-domain/solar';
import { FormBox } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { stepPath } from '../../addresses/wizard';
import { ReadyKitLink } from '../../kits/choice/ReadyKitLink';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { studyWith } from '../../wizard-frame/proposal-study';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { typedText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflict } from '../../wizard-frame/VersionConflict';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { InvertersSection } from './InvertersSection';
import { ItemsSection } from './ItemsSection';
import { KitDataSection } from './KitDataSection';
import { KitSummary } from './KitSummary';
import { kitNames } from './kit-names';
import { type KitValues, kitOf, kitRequest } from './kit-step-values';
import { ModulesSection } from './ModulesSection';

/** `/proposta/gerar-proposta/escolha-kit/:pid`: which equipment, typed or from the catalogue. */
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
  const [initial] = useState(() => kitOf(proposal, kitSuppliers, OTHER_SUPPLIER));
  const [targetPower] = useState(() => {
    const result = studyWith(proposal);
    return result.ok ? result.study.sizing.targetPower : null;
  });
  const sent = useRef(initial);

  async function submit(values: KitValues, helpers: FormikHelpers<KitValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-2/:pid', {
          params: { pid: proposal._id },
          body: { ...kitRequest(values, OTHER_SUPPLIER), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    helpers.resetForm({ values });
    const next = stepPath(3, saved.frontId);
    if (next) navigate(next);
    else await reload();
  }

  return (
    <>
      <Formik initialValues={initial} onSubmit={submit}>
        <FormBox aria-label="Equipamentos">
          <StepColumns>
            <StepMain>
              <ReadyKitLink proposal={proposal} targetPower={targetPower} />
              <ModulesSection
                quantityFor={(watts) => (targetPower === null ? null : modulesFor(targetPower, watts))}
              />
              <InvertersSection />
              <ItemsSection />
              <KitDataSection />
            </StepMain>
            <StepAside>
              <KitSummary proposal={proposal} targetPower={targetPower} />
            </StepAside>
          </StepColumns>
          <StepFoot savedAt={proposal.lastUpdate.timestamp} backTo={stepPath(1, proposal.frontId)} />
        </FormBox>
      </Formik>
      <VersionConflict
        message={conflict}
        typed={() => typedText(sent.current, kitNames)}
        onReload={reload}
        onClose={dismissConflict}
      />
    </>
  );
}
