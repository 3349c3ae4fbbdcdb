import { formatNumber, formatPower } from '@girassol/shared-domain';
import { computeModuleCount, type ProposalStudy, sum } from '@girassol/shared-domain/solar';
import { Text, tokens } from '@girassol/shared-ui';
import { NumberField } from '@girassol/shared-ui/inputs';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo, useState } from 'react';
import { BigFigure } from '../../charts/BigFigure';
import { EnergyChart } from '../../charts/EnergyChart';
import { FactList } from '../../charts/FactList';
import { LiveResultCard } from '../../charts/LiveResultCard';
import { getConsumptionStudy } from './consumption-study';
import type { ConsumptionValues } from './consumption-values';
import { useMunicipalIrradiation } from './use-municipal-irradiation';

/** A usual module, until somebody says another. */
const SAMPLE_WATTS = 550;

const kwh = (value: number) => `${formatNumber(value, 0)} kWh`;

/** Live sizing of the system from the typed consumption, by the same engine as the server. */
export function LiveSizingCard() {
  const { values } = useFormikContext<ConsumptionValues>();
  // Typing goes first; the figures follow.
  const settled = useDeferredValue(values);
  const sun = useMunicipalIrradiation(settled.location);
  const result = useMemo(() => getConsumptionStudy(settled, sun), [settled, sun]);
  return (
    <LiveResultCard title="Dimensionamento" result={result}>
      {({ study }) => <Sizing study={study} />}
    </LiveResultCard>
  );
}

function Sizing({ study }: { study: ProposalStudy }) {
  const [watts, setWatts] = useState<number | null>(SAMPLE_WATTS);
  const { consumption, monthlyConsumption, sizing, irradiation } = study;
  const { targetPower, yieldPerKwp } = sizing;
  const modules = computeModuleCount(targetPower, watts ?? 0);
  return (
    <>
      <BigFigure value={formatPower(targetPower)}>potência recomendada</BigFigure>
      <FactList
        facts={[
          { label: 'Consumo médio', value: `${kwh(consumption.totalMonthlyConsumption)}/mês` },
          { label: 'A gerar', value: `${kwh(sizing.target)}/mês` },
          { label: 'Um kWp gera', value: `${kwh(sum(yieldPerKwp) / 12)}/mês` },
          {
            label: `Módulos de ${formatNumber(watts ?? 0, 0)} Wp`,
            value:
              modules > 0
                ? `${formatNumber(modules, 0)} (${formatPower((modules * (watts ?? 0)) / 1_000)})`
                : '–',
          },
        ]}
      />
      <NumberField label="Módulo de exemplo" unit="Wp" value={watts} onChange={setWatts} />
      <EnergyChart
        height={180}
        series={[{ label: 'Consumo', colour: tokens.color.chartConsumption, values: monthlyConsumption }]}
      />
      <Text as="p" size={12} tone="soft">
        Irradiação: {irradiation.source}
      </Text>
    </>
  );
}
