import {
  api,
  createIdempotencyKeyCache,
  useApiQuery,
  useConditionFacts,
  useSession,
  useSettings,
} from '@girassol/shared-auth';
import type { ConsumerUnitType } from '@girassol/shared-domain';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import { ErrorState } from '@girassol/shared-ui';
import { buildDraftKey, FormDraft, FormPage, LoadingForm, removeDraft } from '@girassol/shared-ui/fields';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { wizardStepPath } from '../../addresses/wizard';
import { useStepSave } from '../../wizard-frame/use-step-save';
import { WizardFrame } from '../../wizard-frame/WizardFrame';
import { ConsumptionForm } from './ConsumptionForm';
import { CustomerChoiceForm } from './CustomerChoiceForm';
import { buildConsumptionRequest } from './consumption-request';
import { buildConsumptionValues, type ConsumptionValues } from './consumption-values';

/**
 * Page `/proposta/gerar-proposta/dados-consumo/nova?cid=&uid=`, which starts a proposal of a customer (proposals-002).
 */
export default function NewConsumptionPage() {
  const [search, setSearch] = useSearchParams();
  const facts = useConditionFacts();
  const cid = search.get('cid') ?? '';
  const { data, error, isError, refetch } = useApiQuery(
    'GET /customers/single/:cid',
    { params: { cid } },
    { enabled: cid !== '', refetchOnWindowFocus: false },
  );
  const saleId = search.get('sid') ?? '';
  const item = useApiQuery(
    'GET /sales/single/:saleId',
    { params: { saleId } },
    { enabled: saleId !== '', refetchOnWindowFocus: false, retry: false },
  );
  if (cid === '')
    return (
      <CustomerChoiceForm onChoose={(chosen) => setSearch({ ...Object.fromEntries(search), cid: chosen })} />
    );
  // The form starts from the account's calculation and from the item, where it can be read: it waits for them. An item that
  // was asked for once does not take the form away again: the form asks for it, too.
  if (data && facts && (saleId === '' || item.isFetched))
    return <NewConsumption key={cid} customer={data.customer} ucType={item.data?.sale.ucType ?? undefined} />;
  return (
    <FormPage>
      {isError && (
        <ErrorState
          error={error}
          title="Não foi possível carregar o cliente"
          onRetry={() => void refetch()}
        />
      )}
      {!isError && <LoadingForm />}
    </FormPage>
  );
}

interface NewConsumptionProps {
  customer: CustomerRecord;
  /** Type of consumer unit that the item names. */
  ucType: ConsumerUnitType | undefined;
}

function NewConsumption({ customer, ucType }: NewConsumptionProps) {
  const session = useSession();
  const settings = useSettings();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { save } = useStepSave();
  const cid = customer._id;
  const userId = session?.userId ?? '';
  const ownDraft = buildDraftKey('consumption', userId, cid);
  const [keyOf] = useState(() => createIdempotencyKeyCache(ownDraft));
  const [initial] = useState(() => buildConsumptionValues(customer, settings?.calculation ?? null, ucType));

  async function submit(values: ConsumptionValues, helpers: FormikHelpers<ConsumptionValues>) {
    const body = { ...buildConsumptionRequest(values), saleId: search.get('sid') };
    const owner = search.get('uid') || userId;
    const proposal = await save(
      () =>
        api('POST /proposals/step-1/:cid/:userId', {
          params: { cid, userId: owner },
          body,
          idempotencyKey: keyOf(`proposal of ${owner}`, body),
          silent: true,
        }),
      helpers,
    );
    if (!proposal) return;
    removeDraft(ownDraft);
    navigate(wizardStepPath(2, proposal.frontId) ?? '/', { replace: true });
  }

  return (
    <WizardFrame
      title="Dados de consumo"
      step={1}
      proposal={null}
      customerName={customer.name}
      from={{ customerId: cid, saleId: search.get('sid') }}
    >
      <ConsumptionForm
        initial={initial}
        savedAt={null}
        unsavedText="Rascunho neste aparelho"
        onSubmit={submit}
      >
        <FormDraft draftKey={ownDraft} />
      </ConsumptionForm>
    </WizardFrame>
  );
}
