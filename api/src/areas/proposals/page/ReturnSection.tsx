import { formatNumber, formatYears } from '@girassol/shared-domain';
import {
  type CalculationSettings,
  formatCostPerKwh,
  type StudyViability,
} from '@girassol/shared-domain/solar';
import { CashFlowChart } from './charts/CashFlowChart';
import { describeInflation, formatPercentage, formatPlainNumber, formatWholeMoney } from './format-figures';
import {
  CollapsibleTable,
  HalvedTable,
  LabelledFigureList,
  PageSection,
  PrintedWhole,
  ScrollArea,
} from './PageSection';
import type { ProposalPageData } from './proposal-page-data';

/**
 * Section of a proposal's page with the financial return of the purchase over 25 years, compared with other
 * investments (proposals-021).
 */
export function ReturnSection({ study, view }: ProposalPageData) {
  if (!study?.viability) return null;
  const { indicators, cashFlow } = study.viability;
  const { payback, discountedPayback, roi, tir, vpl, lcoe } = indicators;
  const last = cashFlow.at(-1);
  const label = `Saldo acumulado ano a ano: começa em ${formatWholeMoney(cashFlow[0]?.accumulated ?? 0)}${payback === null ? '' : `, fica positivo depois de ${formatYears(payback)}`} e chega a ${formatWholeMoney(last?.accumulated ?? 0)} no ano 25.`;
  return (
    <PageSection
      id="retorno"
      title="Retorno do investimento"
      lead={`O saldo de cada ano: o que você investiu, mais tudo o que já economizou, ${describeInflation(study.settings.inflation)}${describeLeftOutCosts(study.settings)}.`}
    >
      <PrintedWhole>
        <CashFlowChart years={cashFlow} label={label} />
        <LabelledFigureList
          facts={[
            payback !== null && ['Retorno', formatYears(payback), 'até o sistema se pagar'],
            discountedPayback !== null && [
              'Retorno descontado',
              formatYears(discountedPayback),
              `com ${yearly(study.settings.interestRate1)}`,
            ],
            ['TIR', tir === null ? '—' : `${formatPercentage(tir)} ao ano`, 'taxa interna de retorno'],
            roi !== null && [
              'ROI',
              formatPercentage(roi, 0),
              `${roi < 0 ? 'resultado' : 'ganho'} sobre o investimento em 25 anos`,
            ],
            [
              'VPL',
              formatWholeMoney(vpl),
              vpl < 0 ? 'resultado, em valores de hoje' : 'valor de hoje do que se ganha',
            ],
            lcoe !== null && ['LCOE', formatCostPerKwh(lcoe), 'custo da energia do sistema'],
          ]}
        />
      </PrintedWhole>
      <Benchmarks cashFlow={cashFlow} settings={study.settings} />
      <CollapsibleTable
        summary={view === 'PRINT' ? '25 anos, em reais' : 'Ver os 25 anos, em reais'}
        isOpen={view === 'PRINT'}
      >
        <HalvedTable rows={study.generation?.years ?? []} isHalved={view === 'PRINT'}>
          {(years) => (
            <table className="years">
              <thead>
                <tr>
                  <th scope="col">Ano</th>
                  <th scope="col">Geração (kWh)</th>
                  <th scope="col">Conta sem solar</th>
                  <th scope="col">Conta com solar</th>
                  <th scope="col">Economia</th>
                  <th scope="col">Saldo</th>
                </tr>
              </thead>
              <tbody>
                {years.map((row) => (
                  <tr key={row.year}>
                    <th scope="row">{row.calendarYear}</th>
                    <td>{formatNumber(row.generation, 0)}</td>
                    <td>{formatNumber(row.billWithout, 0)}</td>
                    <td>{formatNumber(row.billWith, 0)}</td>
                    <td>{formatNumber(row.savings, 0)}</td>
                    <td>{formatNumber(cashFlow[row.year]?.accumulated ?? 0, 0)}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
        </HalvedTable>
      </CollapsibleTable>
    </PageSection>
  );
}

/** Names the running costs that the settings leave out: `, sem manutenção nem troca de equipamentos`. */
function describeLeftOutCosts({ maintenance, replacements }: CalculationSettings): string {
  const leftOut = [
    maintenance === 0 && 'manutenção',
    replacements.length === 0 && 'troca de equipamentos',
  ].filter(Boolean);
  return leftOut.length === 0 ? '' : `, sem ${leftOut.join(' nem ')}`;
}

const yearly = (rate: number) => `${formatPlainNumber(rate)}% ao ano`;

interface BenchmarksProps {
  cashFlow: StudyViability['cashFlow'];
  settings: CalculationSettings;
}

function Benchmarks({ cashFlow, settings }: BenchmarksProps) {
  const { interestRate1, interestRate1Name, interestRate2, interestRate2Name } = settings;
  const last = cashFlow.at(-1);
  if (!last) return null;
  const price = -(cashFlow[0]?.flow ?? 0);
  return (
    <>
      <h3>E se o dinheiro ficasse aplicado?</h3>
      <p className="lead">
        {formatWholeMoney(price)} por 25 anos: aplicados, ou no sistema com a economia aplicada à mesma taxa.
      </p>
      <ScrollArea label="Comparação com aplicações">
        <table>
          <thead>
            <tr>
              <th scope="col">Taxa</th>
              <th scope="col">Só a aplicação</th>
              <th scope="col">Com energia solar</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">
                {interestRate1Name} ({yearly(interestRate1)})
              </th>
              <td>{formatWholeMoney(last.benchmark1)}</td>
              <td>{formatWholeMoney(last.reinvested1)}</td>
            </tr>
            <tr>
              <th scope="row">
                {interestRate2Name} ({yearly(interestRate2)})
              </th>
              <td>{formatWholeMoney(last.benchmark2)}</td>
              <td>{formatWholeMoney(last.reinvested2)}</td>
            </tr>
          </tbody>
        </table>
      </ScrollArea>
    </>
  );
}
