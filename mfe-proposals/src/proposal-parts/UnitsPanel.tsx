import type { ConsumerUnit, ProposalData } from '@girassol/shared-domain/contract';
import { kwhText, percentText, tariffText } from './figures';
import { Lines, Nothing, Panel } from './panel-layout';

const average = (months: readonly number[]): number => months.reduce((sum, kwh) => sum + kwh, 0) / 12;

/** The consumer units of a proposal. */
export function UnitsPanel({ data }: { data: ProposalData | null }) {
  const units = data?.energyBillData ?? [];
  const generating = Math.max(
    0,
    units.findIndex(({ isGenerator }) => isGenerator),
  );
  return (
    <Panel
      title="Unidades consumidoras"
      {...(data?.tariffModality && { aside: <span>Grupo Tarifário {data.tariffModality}</span> })}
    >
      {units.length === 0 ? (
        <Nothing>Esta proposta não possui unidades consumidoras cadastradas</Nothing>
      ) : (
        <Lines aria-label="Unidades consumidoras">
          {units.map((unit, index) => (
            <li key={`${index} ${unit.ucName}`}>
              <span>{unit.ucName}</span>
              <span>
                {kwhText(average(unit.monthlyConsumption) + average(unit.monthlyConsumptionPeak))}/mês
              </span>
              <small>{detailsOf(unit, index === generating)}</small>
            </li>
          ))}
        </Lines>
      )}
    </Panel>
  );
}

function detailsOf(unit: ConsumerUnit, generates: boolean): string {
  const { powerDistCompany } = unit.finViabilityData;
  return [
    unit.ucType,
    unit.classification ? `Modalidade ${unit.classification}` : unit.phase,
    tariffText(unit.kwhPrice),
    unit.kwhPricePeak > 0 && `${tariffText(unit.kwhPricePeak)} na ponta`,
    unit.demand > 0 && `${unit.demand.toLocaleString('pt-BR')} kW de demanda`,
    unit.share !== null && `${percentText(unit.share)} do rateio`,
    powerDistCompany,
    generates && 'recebe o sistema',
  ]
    .filter(Boolean)
    .join(' · ');
}
