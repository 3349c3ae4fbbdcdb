import { formatMoney } from '@girassol/shared-domain';
import type { StudyViability } from '@girassol/shared-domain/solar';
import { tokens } from '@girassol/shared-ui';
import { FormSection } from '@girassol/shared-ui/fields';
import { styled } from 'styled-components';
import { formatPayback } from '../../proposal-parts/figures';
import { YearTable } from '../../wizard-frame/YearTable';

const { color, font, space } = tokens;

/** Section with the customer's cash flow over 25 years, year by year. */
export function CashFlowSection({ viability }: { viability: StudyViability }) {
  const { cashFlow } = viability;
  const { payback } = viability.indicators;
  const sums = cashFlow.map(({ accumulated }) => accumulated);
  const most = Math.max(0, ...sums);
  const least = Math.min(0, ...sums);
  const left = sums.at(-1) ?? 0;
  const span = most - least || 1;
  /** From the top of the chart. */
  const getPlace = (reais: number) => `${((most - reais) / span) * 100}%`;
  return (
    <FormSection aria-labelledby="section-cash-flow">
      <h2 id="section-cash-flow">Fluxo de caixa do cliente</h2>
      <p>
        Acumulado em 25 anos.{' '}
        {payback === null
          ? `O sistema não se paga: termina em ${formatMoney(left)}.`
          : `O sistema se paga em ${formatPayback(payback)} e deixa ${formatMoney(left)} ao fim.`}
      </p>
      <Chart
        role="img"
        aria-label="Gráfico do fluxo de caixa acumulado em 25 anos. Os números estão na tabela abaixo."
      >
        <Zero style={{ top: getPlace(0) }} />
        {cashFlow.map(({ year, accumulated }) => (
          <Year key={year} data-tip={`Ano ${year}: ${formatMoney(accumulated)}`}>
            <Bar
              data-below={accumulated < 0 || undefined}
              style={{
                top: getPlace(Math.max(0, accumulated)),
                height: `${(Math.abs(accumulated) / span) * 100}%`,
              }}
            />
          </Year>
        ))}
      </Chart>
      <Axis aria-hidden>
        <span>hoje</span>
        <span>ano 5</span>
        <span>ano 10</span>
        <span>ano 15</span>
        <span>ano 20</span>
        <span>ano 25</span>
      </Axis>
      <YearTable
        columns={['Economia', 'Fluxo', 'Acumulado']}
        years={cashFlow.map(({ year, savings, flow, accumulated }) => ({
          year,
          reais: [savings, flow, accumulated],
        }))}
      />
    </FormSection>
  );
}

const Chart = styled.div`
  position: relative;
  display: flex;
  gap: 2px;
  height: 11rem;
`;

const Zero = styled.i`
  position: absolute;
  inset-inline: 0;
  border-top: 1px solid ${color.line};
`;

const Year = styled.span`
  position: relative;
  flex: 1;
  &:hover { background: ${color.hover}; }
`;

const Bar = styled.i`
  position: absolute;
  inset-inline: 0;
  border-radius: 2px;
  background: ${color.chartSavings};
  &[data-below] { background: ${color.inkFaint}; }
`;

const Axis = styled.div`
  display: flex;
  justify-content: space-between;
  margin: ${space[4]} 0 ${space[16]};
  color: ${color.inkSoft};
  font: ${font[12]};
`;
