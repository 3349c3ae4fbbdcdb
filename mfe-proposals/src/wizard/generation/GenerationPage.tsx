import { api, useSession } from '@girassol/shared-auth';
import { formatCity } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { buildDraftKey, FormBox, FormDraft, removeDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { formatFormValuesAsText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflictDialog } from '../../wizard-frame/VersionConflictDialog';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { GenerationPanel } from './GenerationPanel';
import { GenerationSummary } from './GenerationSummary';
import { getGenerationErrors, getGenerationStudy } from './generation-study';
import { buildGenerationRequest, type GenerationValues, toGenerationValues } from './generation-values';
import { IrradiationSection } from './IrradiationSection';

const names = { irradiation: 'Irradiação', tilt: 'Inclinação dos módulos', losses: 'Perdas do sistema' };

/**
 * Page `/proposta/gerar-proposta/dados-geracao/nova/:pid`: the third wizard step, with the generation of the
 * chosen system.
 */
export default function GenerationPage() {
  const { pid = '' } = useParams();
  return (
    <ProposalGate key={pid} pid={pid} title="Dados de geração" step={3}>
      {(proposal, reload) => <GenerationForm proposal={proposal} reload={reload} />}
    </ProposalGate>
  );
}

function GenerationForm({ proposal, reload }: { proposal: Proposal; reload: () => Promise<void> }) {
  const navigate = useNavigate();
  const { save, conflict, dismissConflict } = useStepSave();
  const ownDraft = buildDraftKey(
    'generation',
    useSession()?.userId ?? '',
    `${proposal._id} ${proposal.version}`,
  );
  const [initial] = useState(() => toGenerationValues(proposal));
  const sent = useRef(initial);

  async function submit(values: GenerationValues, helpers: FormikHelpers<GenerationValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-3/:pid', {
          params: { pid: proposal._id },
          body: { ...buildGenerationRequest(values), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    removeDraft(ownDraft);
    const next = wizardStepPath(4, saved.frontId);
    if (next) return navigate(next);
    showSnackbar({ text: 'Geração calculada e salva.' });
    await reload();
  }

  return (
    <>
      <Formik
        initialValues={initial}
        validate={(values) => getGenerationErrors(proposal, values)}
        onSubmit={submit}
      >
        <FormBox aria-label="Dados de geração">
          <FormDraft draftKey={ownDraft} />
          <GenerationBody proposal={proposal} />
          <StepFoot savedAt={proposal.lastUpdate.timestamp} backTo={wizardStepPath(2, proposal.frontId)} />
        </FormBox>
      </Formik>
      <VersionConflictDialog
        message={conflict}
        typed={() => formatFormValuesAsText(sent.current, names)}
        onReload={() => {
          removeDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}

function GenerationBody({ proposal }: { proposal: Proposal }) {
  const { values } = useFormikContext<GenerationValues>();
  // Typing goes first; the figures follow.
  const settled = useDeferredValue(values);
  const result = useMemo(() => getGenerationStudy(proposal, settled), [proposal, settled]);
  const { location } = proposal;
  return (
    <StepColumns>
      <StepMain>
        <IrradiationSection
          place={location ? formatCity(location) : 'o local'}
          source={result.ok ? result.study.irradiation.source : null}
        />
        {result.ok && <GenerationPanel study={result.study} />}
      </StepMain>
      <StepAside>
        <GenerationSummary proposal={proposal} result={result} />
      </StepAside>
    </StepColumns>
  );
}
