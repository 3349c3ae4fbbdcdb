import { formatNumber } from '@girassol/shared-domain';
import { computeMonthlyAverage, monthNames, sum } from '@girassol/shared-domain/solar';
import { EnergyChart } from './charts/EnergyChart';
import { formatKwh, formatPercentage } from './format-figures';
import { CollapsibleTable, PageSection } from './PageSection';
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
  const lead = `O sistema gera em média ${formatKwh(study.generation.yearly / 12)} por mês: ${formatPercentage(study.generation.offset, 0)} do que você consome.`;
  return (
    <PageSection id="energia" title="Geração e consumo" lead={lead}>
      {isSectionVisible(facts, 'consumption') && (
        <>
          <ul className="legend" aria-hidden="true">
            <li className="consumption">Consumo</li>
            <li className="generation">Geração</li>
          </ul>
          <EnergyChart generation={generation} consumption={consumption} />
        </>
      )}
      <CollapsibleTable
        summary={view === 'PRINT' ? 'Mês a mês, em kWh' : 'Ver mês a mês, em kWh'}
        isOpen={view === 'PRINT'}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              {isSectionVisible(facts, 'consumption') && <th scope="col">Consumo</th>}
              <th scope="col">Geração</th>
            </tr>
          </thead>
          <tbody>
            {monthNames.map((name, month) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {isSectionVisible(facts, 'consumption') && (
                  <td>{formatNumber(consumption[month] ?? 0, 0)}</td>
                )}
                <td>{formatNumber(generation[month] ?? 0, 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total do ano</th>
              {isSectionVisible(facts, 'consumption') && <td>{formatNumber(sum(consumption), 0)}</td>}
              <td>{formatNumber(sum(generation), 0)}</td>
            </tr>
            <tr>
              <th scope="row">Média por mês</th>
              {isSectionVisible(facts, 'consumption') && (
                <td>{formatNumber(computeMonthlyAverage(consumption), 0)}</td>
              )}
              <td>{formatNumber(computeMonthlyAverage(generation), 0)}</td>
            </tr>
          </tfoot>
        </table>
      </CollapsibleTable>
    </PageSection>
  );
}
