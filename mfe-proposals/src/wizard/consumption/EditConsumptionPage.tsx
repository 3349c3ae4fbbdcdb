import { api, useSession } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import { buildDraftKey, FormDraft, removeDraft } from '@girassol/shared-ui/fields';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { formatFormValuesAsText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflictDialog } from '../../wizard-frame/VersionConflictDialog';
import { ConsumptionForm } from './ConsumptionForm';
import { buildConsumptionRequest } from './consumption-request';
import { type ConsumptionValues, toConsumptionValues } from './consumption-values';
import { consumptionFieldLabels } from './field-labels';

/**
 * Page `/proposta/gerar-proposta/dados-consumo/editar?pid=`, which edits the consumption of an existing
 * proposal (proposals-003).
 */
export default function EditConsumptionPage() {
  const [search] = useSearchParams();
  const pid = search.get('pid') ?? '';
  return (
    <ProposalGate key={pid} pid={pid} title="Dados de consumo" step={1}>
      {(proposal, reload) => <EditConsumption proposal={proposal} reload={reload} />}
    </ProposalGate>
  );
}

interface EditConsumptionProps {
  proposal: Proposal;
  reload: () => Promise<void>;
}

function EditConsumption({ proposal, reload }: EditConsumptionProps) {
  const navigate = useNavigate();
  const { save, conflict, dismissConflict } = useStepSave();
  const ownDraft = buildDraftKey(
    'edited-consumption',
    useSession()?.userId ?? '',
    `${proposal._id} ${proposal.version}`,
  );
  const [initial] = useState(() => toConsumptionValues(proposal));
  const sent = useRef(initial);

  async function submit(values: ConsumptionValues, helpers: FormikHelpers<ConsumptionValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('PUT /proposals/step-1/:pid', {
          params: { pid: proposal._id },
          body: { ...buildConsumptionRequest(values), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (!saved) return;
    removeDraft(ownDraft);
    navigate(wizardStepPath(2, saved.frontId) ?? '/');
  }

  return (
    <>
      <ConsumptionForm initial={initial} savedAt={proposal.lastUpdate.timestamp} onSubmit={submit}>
        <FormDraft draftKey={ownDraft} />
      </ConsumptionForm>
      <VersionConflictDialog
        message={conflict}
        typed={() => formatFormValuesAsText(sent.current, consumptionFieldLabels)}
        onReload={() => {
          removeDraft(ownDraft);
          return reload();
        }}
        onClose={dismissConflict}
      />
    </>
  );
}
