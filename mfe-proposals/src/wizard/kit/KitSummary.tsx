import {
  formatNumber,
  formatPower,
  invertersPower,
  moduleFigures,
  OTHER_SUPPLIER,
} from '@girassol/shared-domain';
import type { Proposal } from '@girassol/shared-domain/contract';
import { Card, Heading, Stack } from '@girassol/shared-ui';
import { useFormikContext } from 'formik';
import { useDeferredValue, useMemo } from 'react';
import { BigFigure } from '../../charts/BigFigure';
import { FactList } from '../../charts/FactList';
import { Warnings } from '../../charts/Warnings';
import { studyWith } from '../../wizard-frame/proposal-study';
import { type KitValues, kitRequest } from './kit-step-values';

interface KitSummaryProps {
  proposal: Proposal;
  /** kWp; null while the consumption cannot be calculated. */
  targetPower: number | null;
}

/** The system that the typed equipment makes, beside what the consumption asks for. */
export function KitSummary({ proposal, targetPower }: KitSummaryProps) {
  const { values } = useFormikContext<KitValues>();
  const settled = useDeferredValue(values);
  const system = useMemo(() => systemOf(proposal, settled), [proposal, settled]);
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
        <Warnings messages={warnings} />
      </Stack>
    </Card>
  );
}

function systemOf(proposal: Proposal, values: KitValues) {
  const { pvModuleData, inverterData } = kitRequest(values, OTHER_SUPPLIER);
  const modules = moduleFigures(pvModuleData);
  const inverterPower = invertersPower(inverterData) / 1_000;
  const result = studyWith(proposal, { power: modules.power || null, inverterPower: inverterPower || null });
  return {
    modules,
    inverterPower,
    generation: result.ok ? result.study.generation : null,
    warnings: result.ok ? result.study.warnings.map(({ message }) => message) : [],
  };
}
