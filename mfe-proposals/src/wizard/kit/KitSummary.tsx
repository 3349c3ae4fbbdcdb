import {
  computeModuleTotals,
  formatNumber,
  formatPower,
  OTHER_SUPPLIER,
  sumInverterWatts,
} from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Card, Heading, Stack } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { BigFigure } from '../../charts/BigFigure';
import { FactList } from '../../charts/FactList';
import { SystemWarningList } from '../../charts/SystemWarningList';
import { computeStudy } from '../../wizard-frame/proposal-study';
import { buildKitRequest, type KitStepValues } from './kit-step-values';

interface KitSummaryProps {
  proposal: Proposal;
  /** kWp; null while the consumption cannot be calculated. */
  targetPower: number | null;
}

/**
 * Summary of the system that the entered equipment makes up, compared with the power that the consumption
 * requires.
 */
export function KitSummary({ proposal, targetPower }: KitSummaryProps) {
  const { values } = useFormikContext<KitStepValues>();
  const settled = useDeferredValue(values);
  const system = useMemo(() => computeSystem(proposal, settled), [proposal, settled]);
  const { modules, inverterPower, generation, warnings } = system;
  return (
    <Card as="section" aria-label="Sistema">
      <Stack gap={12}>
        <Heading level={2} size={16}>
          Sistema
        </Heading>
        <BigFigure value={formatPower(modules.power)}>
          {targetPower !== null && `de ${formatPower(targetPower)} recomendados`}
        </BigFigure>
        <FactList
          facts={[
            { label: 'Módulos', value: formatNumber(modules.quantity, 0) },
            { label: 'Inversores', value: `${formatNumber(inverterPower)} kW` },
            {
              label: 'Carregamento dos inversores',
              value: inverterPower > 0 ? `${formatNumber((modules.power / inverterPower) * 100, 0)}%` : '–',
            },
            { label: 'Área', value: modules.area ? `${formatNumber(modules.area)} m²` : '–' },
            {
              label: 'Peso no telhado',
              value: modules.distributedWeight ? `${formatNumber(modules.distributedWeight)} kg/m²` : '–',
            },
            {
              label: 'Geração média',
              value: generation ? `${formatNumber(generation.averageMonthly, 0)} kWh/mês` : '–',
            },
            {
              label: 'Do consumo',
              value: generation ? `${formatNumber(generation.offset * 100, 0)}%` : '–',
            },
          ]}
        />
        <SystemWarningList messages={warnings} />
      </Stack>
    </Card>
  );
}

function computeSystem(proposal: Proposal, values: KitStepValues) {
  const { pvModuleData, inverterData } = buildKitRequest(values, OTHER_SUPPLIER);
  const modules = computeModuleTotals(pvModuleData);
  const inverterPower = sumInverterWatts(inverterData) / 1_000;
  const result = computeStudy(proposal, {
    power: modules.power || null,
    inverterPower: inverterPower || null,
  });
  return {
    modules,
    inverterPower,
    generation: result.ok ? result.study.generation : null,
    warnings: result.ok ? result.study.warnings.map(({ message }) => message) : [],
  };
}
