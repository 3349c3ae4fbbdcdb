import { ApiError, useApiQuery } from '@girassol/shared-auth';
import { formatCity, formatNumber, formatPower } from '@girassol/shared-domain';
import type { SavedCalculation } from '@girassol/shared-domain/contract';
import {
  Button,
  ButtonLink,
  copyText,
  EmptyState,
  ErrorState,
  PageHeader,
  Stack,
  Text,
  tokens,
} from '@girassol/shared-ui';
import { FormSection, LoadingForm } from '@girassol/shared-ui/fields';
import { Link, useParams } from 'react-router-dom';
import { styled } from 'styled-components';
import { calculatorPath, editCalculationPath } from '../addresses/calculator';
import { FactList } from '../charts/FactList';
import { GenerationPanel } from '../wizard/generation/GenerationPanel';
import { CalculatorFrame } from './CalculatorFrame';
import { EarlierCalculations } from './EarlierCalculations';
import { KeyFigures } from './KeyFigures';
import { buildCalculationResultMessage, getSavingsFacts } from './result-text';

/** Page `/proposta/dimensionador-serrana/resultado/:pid`: the result of a calculation (calculator-001). */
export default function ResultPage() {
  const { pid = '' } = useParams();
  const { data, error, refetch } = useApiQuery('GET /calculations/single/:pid', { params: { pid } });
  const isGone = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return (
    <CalculatorFrame>
      {data && <Result calculation={data.calculation} />}
      {!data && isGone && (
        <EmptyState
          title="Não encontramos este cálculo"
          text="Ele não existe, ou foi feito por outra pessoa."
          action={
            <ButtonLink as={Link} to={calculatorPath} variant="primary">
              Fazer um cálculo
            </ButtonLink>
          }
        />
      )}
      {!data && error && !isGone && (
        <ErrorState
          error={error}
          title="Não foi possível carregar o cálculo"
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <LoadingForm />}
    </CalculatorFrame>
  );
}

function Result({ calculation }: { calculation: SavedCalculation }) {
  const { _id, consumption, result } = calculation;
  const { monthlyConsumption, generation } = result;
  const facts = getSavingsFacts(result);

  return (
    <Stack gap={16}>
      <PageHeader
        title="O seu sistema solar"
        summary={`${formatCity(consumption.location)} · ${formatPower(result.power)}`}
        actions={
          <Actions>
            <ButtonLink as={Link} to={editCalculationPath(_id)} icon="pencil">
              Editar dados
            </ButtonLink>
            <Button
              icon="copy"
              onClick={() => void copyText(buildCalculationResultMessage(calculation), 'Resultado copiado!')}
            >
              Copiar
            </Button>
            <Button onClick={() => window.print()}>Imprimir</Button>
            <ButtonLink as={Link} to={calculatorPath} variant="primary" icon="plus">
              Novo cálculo
            </ButtonLink>
          </Actions>
        }
      />
      <KeyFigures result={result} />
      <FormSection aria-labelledby="section-savings">
        <h2 id="section-savings">Economia</h2>
        {facts ? (
          <>
            <p>Estimativa com a tarifa que você informou e as regras de compensação de hoje.</p>
            <FactList facts={facts} />
          </>
        ) : (
          <p>Com estes dados o sistema não reduz a conta.</p>
        )}
      </FormSection>
      <GenerationPanel study={{ monthlyConsumption, generation }} />
      <FormSection aria-labelledby="section-assumptions">
        <h2 id="section-assumptions">O que consideramos</h2>
        <p>
          {formatNumber(result.moduleCount, 0)} módulos de {formatNumber(result.modulePower, 0)} Wp. Sol:{' '}
          {result.irradiationSource}
        </p>
        <FactList facts={result.assumptions.filter(({ label }) => label !== 'Irradiação')} />
      </FormSection>
      <Text as="p" size={13} tone="soft">
        É uma estimativa: a visita técnica confirma telhado, sombras e ligação.
      </Text>
      <EarlierCalculations exceptId={_id} />
    </Stack>
  );
}

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  @media print { display: none; }
`;
