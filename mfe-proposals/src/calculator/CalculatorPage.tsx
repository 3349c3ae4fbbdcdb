import { ApiError, api, createCallKeys, useApiQuery, useSession } from '@girassol/shared-auth';
import type { Calculation } from '@girassol/shared-domain/contract';
import { EmptyState, ErrorState, PageHeader, Stack } from '@girassol/shared-ui';
import { draftKey, dropDraft, FormDraft, WaitingForm } from '@girassol/shared-ui/fields';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { ConsumptionForm } from '../wizard/consumption/ConsumptionForm';
import { consumptionRequest } from '../wizard/consumption/consumption-request';
import {
  type ConsumptionValues,
  consumptionOf,
  newConsumption,
} from '../wizard/consumption/consumption-values';
import { showRefusal } from '../wizard/frame/use-step-save';
import { resultPath } from './addresses';
import { CalculatorFrame } from './CalculatorFrame';
import { EarlierCalculations } from './EarlierCalculations';
import { rememberCalculation } from './remember-calculation';

/**
 * The consumption step as the calculator's clients have it (calculator-001): alone, without the wizard around it. With
 * `?pid=` it starts from a calculation that was made.
 */
export default function CalculatorPage() {
  const [search] = useSearchParams();
  const pid = search.get('pid') ?? '';
  const { data, error, refetch } = useApiQuery(
    'GET /calculations/single/:pid',
    { params: { pid } },
    { enabled: pid !== '', refetchOnWindowFocus: false },
  );
  if (pid === '') return <CalculatorForm key="new" calculation={null} />;
  // The form stays what it was opened with.
  if (data) return <CalculatorForm key={pid} calculation={data.calculation} />;
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <CalculatorFrame>
      {isGone && (
        <EmptyState
          title="Não encontramos este cálculo"
          text="Você pode fazer outro com os dados da conta."
        />
      )}
      {error && !isGone && (
        <ErrorState
          error={error}
          title="Não foi possível carregar o cálculo"
          onRetry={() => void refetch()}
        />
      )}
      {!error && <WaitingForm />}
    </CalculatorFrame>
  );
}

function CalculatorForm({ calculation }: { calculation: Calculation | null }) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const ownDraft = draftKey('calculator', userId, '');
  const [keyOf] = useState(() => createCallKeys(ownDraft));
  const [initial] = useState(() => valuesOf(calculation) ?? empty());
  const [version] = useState(calculation?.version ?? 0);

  async function submit(values: ConsumptionValues, helpers: FormikHelpers<ConsumptionValues>) {
    const body = consumptionRequest(values);
    try {
      const saved = calculation
        ? await api('PUT /calculations/single/:pid', {
            params: { pid: calculation._id },
            body: { ...body, version },
            silent: true,
          })
        : await api('POST /calculations/new', {
            body,
            idempotencyKey: keyOf('calculation', body),
            silent: true,
          });
      rememberCalculation(saved.calculation);
      dropDraft(ownDraft);
      navigate(resultPath(saved.calculation._id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showRefusal(error, helpers);
    }
  }

  return (
    <CalculatorFrame>
      <Stack gap={16}>
        <PageHeader
          title={calculation ? 'Refazer o cálculo' : 'Calcule o seu sistema solar'}
          summary="Com os dados da conta de energia mostramos a potência, a geração e a economia."
        />
        <ConsumptionForm
          initial={initial}
          savedAt={null}
          unsavedText={calculation ? 'O cálculo que você fez continua guardado' : 'Rascunho neste computador'}
          submitLabel="CALCULAR"
          onSubmit={submit}
        >
          {!calculation && <FormDraft draftKey={ownDraft} />}
        </ConsumptionForm>
        {!calculation && <EarlierCalculations />}
      </Stack>
    </CalculatorFrame>
  );
}

const empty = () => newConsumption({ uf: '', city: '' }, null);

function valuesOf(calculation: Calculation | null): ConsumptionValues | null {
  if (!calculation) return null;
  const { consumption } = calculation;
  return consumptionOf({
    ...consumption,
    estimateSystemData: { losses: consumption.losses },
    customerData: consumption.location,
  });
}
