import { formatExactNumber } from '@girassol/shared-domain';
import type { ConsumerUnit, ProposalData } from '@girassol/shared-domain/contract';
import { formatTariffPerKwh } from '@girassol/shared-domain/solar';
import { formatKwh, formatPercent } from './figures';
import { MissingPartText, PanelLineList, ProposalPanel } from './panel-layout';

const average = (months: readonly number[]): number => months.reduce((sum, kwh) => sum + kwh, 0) / 12;

/** Panel with the consumer units of a proposal. */
export function ConsumerUnitsPanel({ data }: { data: ProposalData | null }) {
  const units = data?.energyBillData ?? [];
  const generating = Math.max(
    0,
    units.findIndex(({ isGenerator }) => isGenerator),
  );
  return (
    <ProposalPanel
      title="Unidades consumidoras"
      {...(data?.tariffModality && { aside: <span>Grupo Tarifário {data.tariffModality}</span> })}
    >
      {units.length === 0 ? (
        <MissingPartText>Esta proposta não possui unidades consumidoras cadastradas</MissingPartText>
      ) : (
        <PanelLineList aria-label="Unidades consumidoras">
          {units.map((unit, index) => (
            <li key={`${index} ${unit.ucName}`}>
              <span>{unit.ucName}</span>
              <span>
                {formatKwh(average(unit.monthlyConsumption) + average(unit.monthlyConsumptionPeak))}/mês
              </span>
              <small>{describeUnit(unit, index === generating)}</small>
            </li>
          ))}
        </PanelLineList>
      )}
    </ProposalPanel>
  );
}

function describeUnit(unit: ConsumerUnit, generates: boolean): string {
  const { powerDistCompany } = unit.finViabilityData;
  return [
    unit.ucType,
    unit.classification ? `Modalidade ${unit.classification}` : unit.phase,
    formatTariffPerKwh(unit.kwhPrice),
    unit.kwhPricePeak > 0 && `${formatTariffPerKwh(unit.kwhPricePeak)} na ponta`,
    unit.demand > 0 && `${formatExactNumber(unit.demand)} kW de demanda`,
    unit.share !== null && `${formatPercent(unit.share)} do rateio`,
    powerDistCompany,
    generates && 'recebe o sistema',
  ]
    .filter(Boolean)
    .join(' · ');
}
