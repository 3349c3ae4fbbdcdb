import { api, useSession, useSettings } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { draftKey, dropDraft, FormBox, FormDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { stepPath } from '../../addresses/wizard';
import { ThemeSection } from '../../theme/ThemeSection';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { typedText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflict } from '../../wizard-frame/VersionConflict';
import { AccountThemeActions } from './AccountThemeActions';
import { ContentSection } from './ContentSection';
import {
  type CustomisationValues,
  customisationNames,
  customisationOf,
  lookOf,
} from './customisation-values';
import { PreviewColumns } from './PreviewColumns';
import { RoofField } from './RoofField';
import { TextsSection } from './TextsSection';

/** Days where the account's settings are not there yet (proposals-018). */
const USUAL_DAYS = 15;

/** `/proposta/gerar-proposta/personalizacao/:pid`: how the document looks and what it says. */
export default function CustomisationPage() {
  const { pid = '' } = useParams();
  return (
    <ProposalGate key={pid} pid={pid} title="Personalização" step={5}>
      {(proposal, reload) => <CustomisationForm proposal={proposal} reload={reload} />}
    </ProposalGate>
  );
}

function CustomisationForm({ proposal, reload }: { proposal: Proposal; reload: () => Promise<void> }) {
  const navigate = useNavigate();
  const settings = useSettings();
  const { save, conflict, dismissConflict } = useStepSave();
  const [initial] = useState(() => customisationOf(proposal));
  const sent = useRef(initial);
  const ownDraft = draftKey('customisation', useSession()?.userId ?? '', proposal._id);

  async function submit(values: CustomisationValues, helpers: FormikHelpers<CustomisationValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-5/:pid', {
          params: { pid: proposal._id },
          body: { ...lookOf(values, proposal), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    dropDraft(ownDraft);
    helpers.resetForm({ values });
    const next = stepPath(6, saved.frontId);
    if (next) return navigate(next);
    showSnackbar({ text: 'Personalização salva.' });
    await reload();
  }

  return (
    <>
      <Formik initialValues={initial} onSubmit={submit}>
        <FormBox aria-label="Personalização">
          <FormDraft draftKey={ownDraft} />
          <PreviewColumns<CustomisationValues> pid={proposal._id} look={(values) => lookOf(values, proposal)}>
            <ThemeSection explanation="A cor, o logotipo e a capa com que o cliente reconhece a empresa.">
              <AccountThemeActions />
            </ThemeSection>
            <RoofField />
            <TextsSection hasPrice={proposal.revenueData !== undefined} />
            <ContentSection
              usualDays={settings?.preferences.proposalGenStdValues.validity ?? USUAL_DAYS}
              keptDate={proposal.validityDate}
            />
          </PreviewColumns>
          <StepFoot savedAt={proposal.lastUpdate.timestamp} backTo={stepPath(4, proposal.frontId)} />
        </FormBox>
      </Formik>
      <VersionConflict
        message={conflict}
        typed={() => typedText(sent.current, customisationNames)}
        onReload={() => {
          dropDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}
