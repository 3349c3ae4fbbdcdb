import { api } from '@girassol/shared-auth';
import type { Proposal } from '@girassol/shared-domain/contract';
import type { FormikHelpers } from 'formik';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { stepPath } from '../../addresses/wizard';
import { ProposalGate } from '../../wizard-frame/ProposalGate';
import { typedText } from '../../wizard-frame/typed-text';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { VersionConflict } from '../../wizard-frame/VersionConflict';
import { ConsumptionForm } from './ConsumptionForm';
import { consumptionRequest } from './consumption-request';
import { type ConsumptionValues, consumptionOf } from './consumption-values';
import { consumptionNames } from './field-names';

/** `/proposta/gerar-proposta/dados-consumo/editar?pid=` (proposals-003). */
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
  const [initial] = useState(() => consumptionOf(proposal));
  const sent = useRef(initial);

  async function submit(values: ConsumptionValues, helpers: FormikHelpers<ConsumptionValues>) {
    sent.current = values;
    const saved = await save(
      () =>
        api('PUT /proposals/step-1/:pid', {
          params: { pid: proposal._id },
          body: { ...consumptionRequest(values), version: proposal.version },
          silent: true,
        }),
      helpers,
    );
    if (saved) navigate(stepPath(2, saved.frontId) ?? '/');
  }

  return (
    <>
      <ConsumptionForm initial={initial} savedAt={proposal.lastUpdate.timestamp} onSubmit={submit} />
      <VersionConflict
        message={conflict}
        typed={() => typedText(sent.current, consumptionNames)}
        onReload={reload}
        onClose={dismissConflict}
      />
    </>
  );
}
