import { formatNumber, formatPower } from '@girassol/shared-domain';
import type { SavedCalculation } from '@girassol/shared-domain/contract';
import { Card, tokens } from '@girassol/shared-ui';
import { styled } from 'styled-components';
import { BigFigure } from '../charts/BigFigure';
import { formatRoundedMoney } from './result-text';

/**
 * Key figures of a calculation in the calculator: power, number of modules, roof area, energy and savings.
 */
export function KeyFigures({ result }: { result: SavedCalculation['result'] }) {
  const { power, moduleCount, area, generation, savings } = result;
  return (
    <Card as="section" aria-label="Resultado">
      <Grid>
        <BigFigure value={formatPower(power)}>potência do sistema</BigFigure>
        <BigFigure value={formatNumber(moduleCount, 0)}>
          {moduleCount === 1 ? 'módulo' : 'módulos'}, {formatNumber(area, 0)} m² de telhado
        </BigFigure>
        <BigFigure value={`${formatNumber(generation.averageMonthly, 0)} kWh`}>
          por mês, {formatNumber(generation.offset * 100, 0)}% do consumo
        </BigFigure>
        {savings.firstYear > 0 && (
          <BigFigure value={formatRoundedMoney(savings.firstYear / 12)}>de economia por mês</BigFigure>
        )}
      </Grid>
    </Card>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(11rem, 1fr));
  gap: ${tokens.space[16]} ${tokens.space[24]};
`;
