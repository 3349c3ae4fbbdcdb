import { formatNumber } from '@girassol/shared-domain';
import { computeMonthlyAverage, monthNames, sum } from '@girassol/shared-domain/solar';
import { EnergyChart } from './charts/EnergyChart';
import { formatKwh, formatPercentage } from './format-figures';
import { CollapsibleTable, HalvedTable, PageSection, PrintedWhole } from './PageSection';
import { isSectionVisible, type ProposalPageData } from './proposal-page-data';

/**
 * Section of a proposal's page that compares the generated energy with the consumption, month by month
 * (proposals-023, proposals-030).
 */
export function EnergySection(facts: ProposalPageData) {
  const { study, view } = facts;
  if (!study?.generation) return null;
  const generation = study.generation.monthly;
  const consumption = study.monthlyConsumption;
  const hasConsumption = isSectionVisible(facts, 'consumption');
  const lead = `O sistema gera em média ${formatKwh(study.generation.yearly / 12)} por mês: ${formatPercentage(study.generation.offset, 0)} do que você consome.`;
  return (
    <PageSection id="energia" title="Geração e consumo" lead={lead}>
      {hasConsumption && (
        <PrintedWhole>
          <ul className="legend" aria-hidden="true">
            <li className="consumption">Consumo</li>
            <li className="generation">Geração</li>
          </ul>
          <EnergyChart generation={generation} consumption={consumption} />
        </PrintedWhole>
      )}
      <CollapsibleTable
        summary={view === 'PRINT' ? 'Mês a mês, em kWh' : 'Ver mês a mês, em kWh'}
        isOpen={view === 'PRINT'}
      >
        <HalvedTable rows={[...monthNames.entries()]} isHalved={view === 'PRINT'}>
          {(months, isLast) => (
            <table>
              <thead>
                <tr>
                  <th scope="col">Mês</th>
                  {hasConsumption && <th scope="col">Consumo</th>}
                  <th scope="col">Geração</th>
                </tr>
              </thead>
              <tbody>
                {months.map(([month, name]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {hasConsumption && <td>{formatNumber(consumption[month] ?? 0, 0)}</td>}
                    <td>{formatNumber(generation[month] ?? 0, 0)}</td>
                  </tr>
                ))}
              </tbody>
              {isLast && (
                <tfoot>
                  <tr>
                    <th scope="row">Total do ano</th>
                    {hasConsumption && <td>{formatNumber(sum(consumption), 0)}</td>}
                    <td>{formatNumber(sum(generation), 0)}</td>
                  </tr>
                  <tr>
                    <th scope="row">Média por mês</th>
                    {hasConsumption && <td>{formatNumber(computeMonthlyAverage(consumption), 0)}</td>}
                    <td>{formatNumber(computeMonthlyAverage(generation), 0)}</td>
                  </tr>
                </tfoot>
              )}
            </table>
          )}
        </HalvedTable>
      </CollapsibleTable>
    </PageSection>
  );
}
