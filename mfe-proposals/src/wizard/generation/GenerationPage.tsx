import { api } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { FormBox } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers, useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { stepPath } from '../../addresses/wizard';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { typedText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflict } from '../../wizard-frame/VersionConflict';
import { StepAside, StepColumns, StepMain } from '../../wizard-frame/WizardFrame';
import { GenerationPanel } from './GenerationPanel';
import { GenerationSummary } from './GenerationSummary';
import { generationErrors, studyOfGeneration } from './generation-study';
import { type GenerationValues, generationOf, generationRequest } from './generation-values';
import { SunSection } from './SunSection';

const names = { irradiation: 'Irradiação', tilt: 'Inclinação dos módulos', losses: 'Perdas do sistema' };

/** `/proposta/gerar-proposta/dados-geracao/nova/:pid`: what the chosen system generates. */
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
  const [initial] = useState(() => generationOf(proposal));
  const sent = useRef(initial);

  async function submit(values: GenerationValues, helpers: FormikHelpers<GenerationValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-3/:pid', {
          params: { pid: proposal._id },
          body: { ...generationRequest(values), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    const next = stepPath(4, saved.frontId);
    if (next) return navigate(next);
    showSnackbar({ text: 'Geração calculada e salva.' });
    await reload();
  }

  return (
    <>
      <Formik
        initialValues={initial}
        validate={(values) => generationErrors(proposal, values)}
        onSubmit={submit}
      >
        <FormBox aria-label="Dados de geração">
          <GenerationBody proposal={proposal} />
          <StepFoot savedAt={proposal.lastUpdate.timestamp} backTo={stepPath(2, proposal.frontId)} />
        </FormBox>
      </Formik>
      <VersionConflict
        message={conflict}
        typed={() => typedText(sent.current, names)}
        onReload={reload}
        onClose={dismissConflict}
      />
    </>
  );
}

function GenerationBody({ proposal }: { proposal: Proposal }) {
  const { values } = useFormikContext<GenerationValues>();
  // Typing goes first; the figures follow.
  const settled = useDeferredValue(values);
  const result = useMemo(() => studyOfGeneration(proposal, settled), [proposal, settled]);
  const { location } = proposal;
  return (
    <StepColumns>
      <StepMain>
        <SunSection
          place={location ? `${location.city}, ${location.uf}` : 'o local'}
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
