import { ApiError, api, createIdempotencyKeyCache, useApiQuery, useSession } from '@girassol/shared-auth';
import type { SavedCalculation } from '@girassol/shared-domain/contract';
import { ButtonLink, EmptyState, ErrorState, PageHeader, Stack } from '@girassol/shared-ui';
import { buildDraftKey, FormDraft, LoadingForm, removeDraft } from '@girassol/shared-ui/fields';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { calculationResultPath, calculatorPath } from '../addresses/calculator';
import { ConsumptionForm } from '../wizard/consumption/ConsumptionForm';
import { ConsumptionPurpose } from '../wizard/consumption/consumption-purpose';
import { buildConsumptionRequest } from '../wizard/consumption/consumption-request';
import {
  buildConsumptionValues,
  type ConsumptionValues,
  toConsumptionValues,
} from '../wizard/consumption/consumption-values';
import { showStepRefusal } from '../wizard-frame/use-step-save';
import { CalculatorFrame } from './CalculatorFrame';
import { cacheCalculation } from './cache-calculation';
import { EarlierCalculations } from './EarlierCalculations';

/**
 * Page of the calculator for accounts of the white label SERRANA that use only the calculator: the
 * consumption step without the rest of the wizard (calculator-001). The query parameter `pid` names an
 * earlier calculation to start from.
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
          action={
            <ButtonLink as={Link} to={calculatorPath} icon="calculator">
              Fazer outro cálculo
            </ButtonLink>
          }
        />
      )}
      {error && !isGone && (
        <ErrorState
          error={error}
          title="Não foi possível carregar o cálculo"
          onRetry={() => void refetch()}
        />
      )}
      {!error && <LoadingForm />}
    </CalculatorFrame>
  );
}

function CalculatorForm({ calculation }: { calculation: SavedCalculation | null }) {
  const userId = useSession()?.userId ?? '';
  const navigate = useNavigate();
  const ownDraft = buildDraftKey('calculator', userId, '');
  const [keyOf] = useState(() => createIdempotencyKeyCache(ownDraft));
  const [initial] = useState(() => toFormValues(calculation) ?? empty());
  const [version] = useState(calculation?.version ?? 0);

  async function submit(values: ConsumptionValues, helpers: FormikHelpers<ConsumptionValues>) {
    const body = buildConsumptionRequest(values);
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
      cacheCalculation(saved.calculation);
      removeDraft(ownDraft);
      navigate(calculationResultPath(saved.calculation._id));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      showStepRefusal(error, helpers);
    }
  }

  return (
    <CalculatorFrame>
      <Stack gap={16}>
        <PageHeader
          title={calculation ? 'Refazer o cálculo' : 'Calcule o seu sistema solar'}
          summary="Com os dados da conta de luz mostramos a potência, a geração e a economia."
        />
        <ConsumptionPurpose.Provider value="CALCULATION">
          <ConsumptionForm
            initial={initial}
            savedAt={null}
            unsavedText={calculation ? 'O cálculo que você fez continua guardado' : 'Rascunho neste aparelho'}
            submitLabel="CALCULAR"
            onSubmit={submit}
          >
            {!calculation && <FormDraft draftKey={ownDraft} />}
          </ConsumptionForm>
        </ConsumptionPurpose.Provider>
        {!calculation && <EarlierCalculations />}
      </Stack>
    </CalculatorFrame>
  );
}

const empty = () => buildConsumptionValues({ uf: '', city: '' }, null);

function toFormValues(calculation: SavedCalculation | null): ConsumptionValues | null {
  if (!calculation) return null;
  const { consumption } = calculation;
  return toConsumptionValues({
    ...consumption,
    estimateSystemData: { losses: consumption.losses },
    customerData: consumption.location,
  });
}
