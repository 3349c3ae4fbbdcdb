import { api, useSession, useSettings } from '@girassol/shared-auth';
import { DEFAULT_DOCUMENT_VALIDITY_DAYS } from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { buildDraftKey, FormBox, FormDraft, removeDraft } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { ProposalThemeSection } from '../../theme/ProposalThemeSection';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { StepFoot } from '../../wizard-frame/StepFoot';
import { formatFormValuesAsText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflictDialog } from '../../wizard-frame/VersionConflictDialog';
import { AccountThemeActions } from './AccountThemeActions';
import {
  buildAppearanceBody,
  type CustomisationValues,
  customisationFieldLabels,
  toCustomisationValues,
} from './customisation-values';
import { PreviewColumns } from './PreviewColumns';
import { RoofPictureField } from './RoofPictureField';
import { TextsSection } from './TextsSection';
import { ValidityAndVisiblePartsSection } from './ValidityAndVisiblePartsSection';

/** Page `/proposta/gerar-proposta/personalizacao/:pid`: appearance and texts of the proposal document. */
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
  const [initial] = useState(() => toCustomisationValues(proposal));
  const sent = useRef(initial);
  const ownDraft = buildDraftKey('customisation', useSession()?.userId ?? '', proposal._id);

  async function submit(values: CustomisationValues, helpers: FormikHelpers<CustomisationValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('POST /proposals/step-5/:pid', {
          params: { pid: proposal._id },
          body: { ...buildAppearanceBody(values, proposal), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    removeDraft(ownDraft);
    helpers.resetForm({ values });
    const next = wizardStepPath(6, saved.frontId);
    if (next) return navigate(next);
    showSnackbar({ text: 'Personalização salva.' });
    await reload();
  }

  return (
    <>
      <Formik initialValues={initial} onSubmit={submit}>
        <FormBox aria-label="Personalização">
          <FormDraft draftKey={ownDraft} />
          <PreviewColumns<CustomisationValues>
            pid={proposal._id}
            look={(values) => buildAppearanceBody(values, proposal)}
          >
            <ProposalThemeSection explanation="A cor, o logotipo e a capa com que o cliente reconhece a empresa.">
              <AccountThemeActions />
            </ProposalThemeSection>
            <RoofPictureField />
            <TextsSection hasPrice={proposal.revenueData !== undefined} />
            <ValidityAndVisiblePartsSection
              usualDays={
                settings?.preferences.proposalGenStdValues.validity ?? DEFAULT_DOCUMENT_VALIDITY_DAYS
              }
              keptDate={proposal.validityDate}
            />
          </PreviewColumns>
          <StepFoot savedAt={proposal.lastUpdate.timestamp} backTo={wizardStepPath(4, proposal.frontId)} />
        </FormBox>
      </Formik>
      <VersionConflictDialog
        message={conflict}
        typed={() => formatFormValuesAsText(sent.current, customisationFieldLabels)}
        onReload={() => {
          removeDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}
