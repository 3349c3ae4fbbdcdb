import { lazyScreen } from '@girassol/federation/remote';
import { api, createCallKeys, useApiQuery, useFacts, useSession, useSettings } from '@girassol/shared-auth';
import type { CustomerRecord } from '@girassol/shared-domain/contract';
import { ErrorState } from '@girassol/shared-ui';
import { draftKey, dropDraft, FormDraft, FormPage, WaitingForm } from '@girassol/shared-ui/fields';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { stepPath } from '../addresses';
import { useStepSave } from '../frame/use-step-save';
import { WizardFrame } from '../frame/WizardFrame';
import { ChooseCustomer } from './ChooseCustomer';
import { ConsumptionForm } from './ConsumptionForm';
import { consumptionRequest } from './consumption-request';
import { type ConsumptionValues, newConsumption } from './consumption-values';

const CalculatorPage = lazyScreen(() => import('../../calculator/CalculatorPage'));

/**
 * `/proposta/gerar-proposta/dados-consumo/nova?cid=&uid=`: begins a proposal of a customer (proposals-002). A client of
 * the calculator finds the calculator here.
 */
export default function NewConsumptionPage() {
  const [search, setSearch] = useSearchParams();
  const session = useSession();
  const facts = useFacts();
  const cid = search.get('cid') ?? '';
  const { data, error, isError, refetch } = useApiQuery(
    'GET /customers/single/:cid',
    { params: { cid } },
    { enabled: cid !== '', refetchOnWindowFocus: false },
  );
  if (session?.isSerranaCalcClient) return <CalculatorPage />;
  if (cid === '')
    return (
      <ChooseCustomer onChoose={(chosen) => setSearch({ ...Object.fromEntries(search), cid: chosen })} />
    );
  // The form starts from the account's calculation: it waits for it.
  if (data && facts) return <NewConsumption key={cid} customer={data.customer} />;
  return (
    <FormPage>
      {isError && (
        <ErrorState
          error={error}
          title="Não foi possível carregar o cliente"
          onRetry={() => void refetch()}
        />
      )}
      {!isError && <WaitingForm />}
    </FormPage>
  );
}

function NewConsumption({ customer }: { customer: CustomerRecord }) {
  const session = useSession();
  const settings = useSettings();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { save } = useStepSave();
  const cid = customer._id;
  const userId = session?.userId ?? '';
  const ownDraft = draftKey('consumption', userId, cid);
  const [keyOf] = useState(() => createCallKeys(ownDraft));
  const [initial] = useState(() => newConsumption(customer, settings?.calculation ?? null));

  async function submit(values: ConsumptionValues, helpers: FormikHelpers<ConsumptionValues>) {
    const body = { ...consumptionRequest(values), saleId: search.get('sid') };
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
    dropDraft(ownDraft);
    navigate(stepPath(2, proposal.frontId) ?? '/', { replace: true });
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
        unsavedText="Rascunho neste computador até o primeiro salvamento"
        onSubmit={submit}
      >
        <FormDraft draftKey={ownDraft} />
      </ConsumptionForm>
    </WizardFrame>
  );
}
