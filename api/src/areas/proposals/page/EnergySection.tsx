import { formatNumber } from '@girassol/shared-domain';
import { monthNames, sum, yearlyAverage } from '@girassol/shared-domain/solar';
import { EnergyChart } from './charts/EnergyChart';
import { type PageFacts, shows } from './page-facts';
import { Details, Section } from './Section';
import { kwh, percent } from './words';

/** What the system generates beside what is consumed, month by month (proposals-023, proposals-030). */
export function EnergySection(facts: PageFacts) {
  const { study, view } = facts;
  if (!study?.generation) return null;
  const generation = study.generation.monthly;
  const consumption = study.monthlyConsumption;
  const lead = `O sistema gera em média ${kwh(study.generation.yearly / 12)} por mês: ${percent(study.generation.offset, 0)} do que você consome.`;
  return (
    <Section id="energia" title="Geração e consumo" lead={lead}>
      {shows(facts, 'consumption') && (
        <>
          <ul className="legend" aria-hidden="true">
            <li className="consumption">Consumo</li>
            <li className="generation">Geração</li>
          </ul>
          <EnergyChart generation={generation} consumption={consumption} />
        </>
      )}
      <Details summary="Ver mês a mês, em kWh" isOpen={view === 'PRINT'}>
        <table>
          <thead>
            <tr>
              <th scope="col">Mês</th>
              {shows(facts, 'consumption') && <th scope="col">Consumo</th>}
              <th scope="col">Geração</th>
            </tr>
          </thead>
          <tbody>
            {monthNames.map((name, month) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {shows(facts, 'consumption') && <td>{formatNumber(consumption[month] ?? 0, 0)}</td>}
                <td>{formatNumber(generation[month] ?? 0, 0)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total do ano</th>
              {shows(facts, 'consumption') && <td>{formatNumber(sum(consumption), 0)}</td>}
              <td>{formatNumber(sum(generation), 0)}</td>
            </tr>
            <tr>
              <th scope="row">Média por mês</th>
              {shows(facts, 'consumption') && <td>{formatNumber(yearlyAverage(consumption), 0)}</td>}
              <td>{formatNumber(yearlyAverage(generation), 0)}</td>
            </tr>
          </tfoot>
        </table>
      </Details>
    </Section>
  );
}
