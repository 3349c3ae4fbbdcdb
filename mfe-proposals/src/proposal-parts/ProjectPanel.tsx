import { formatCity, formatNumber } from '@girassol/shared-domain';
import type { ProposalData } from '@girassol/shared-domain/contract';
import { Skeleton, useWindowWidth } from '@girassol/shared-ui';
import { lazy, Suspense } from 'react';
import { formatKwh, formatPercent } from './figures';
import { MissingPartText, type PanelFigure, PanelFigures, ProposalPanel } from './panel-layout';

/** Narrower windows have no room for twelve months beside one another (proposals-010). */
const CHART_FROM = 600;
const CHART_HEIGHT = 260;

// The library of charts comes when there is one to draw.
const GenerationChart = lazy(() => import('./GenerationChart'));

/**
 * Panel "Projeto e Instalação" of a proposal: the system, and the system's generation compared with the
 * consumption, month by month.
 */
export function ProjectPanel({ data }: { data: ProposalData | null }) {
  const hasRoom = useWindowWidth() >= CHART_FROM;
  if (!data?.realSystemData)
    return (
      <ProposalPanel title="Projeto e Instalação">
        <MissingPartText>Esta proposta não possui dados do projeto</MissingPartText>
      </ProposalPanel>
    );
  return (
    <>
      <ProposalPanel title="Projeto e Instalação">
        <PanelFigures figures={systemFigures(data)} />
      </ProposalPanel>
      {data.generation && (
        <ProposalPanel title="Consumo e geração">
          <PanelFigures figures={energyFigures(data)} />
          {hasRoom && (
            <Suspense fallback={<Skeleton height={CHART_HEIGHT} radius={10} />}>
              <GenerationChart generation={data.generation} height={CHART_HEIGHT} />
            </Suspense>
          )}
        </ProposalPanel>
      )}
    </>
  );
}

const withUnit = (value: number | undefined, unit: string, digits = 0) =>
  value ? `${formatNumber(value, digits)} ${unit}` : '–';

function systemFigures({ realSystemData, estimateSystemData, location }: ProposalData): PanelFigure[] {
  return [
    { label: 'Potência do sistema', value: withUnit(realSystemData?.power, 'kWp', 2) },
    { label: 'Área mínima', value: withUnit(realSystemData?.minArea, 'm²', 1) },
    { label: 'Peso distribuído', value: withUnit(realSystemData?.distributedWeight, 'kg/m²', 1) },
    { label: 'Estrutura', value: realSystemData?.kitFixation || '–' },
    { label: 'Distância', value: withUnit(realSystemData?.distance, 'km') },
    { label: 'Perdas', value: estimateSystemData ? formatPercent(estimateSystemData.losses) : '–' },
    { label: 'Local', value: location ? formatCity(location) : '–' },
  ];
}

function energyFigures({ totalMonthlyConsumption, generation }: ProposalData): PanelFigure[] {
  if (!generation) return [];
  return [
    { label: 'Consumo médio mensal', value: formatKwh(totalMonthlyConsumption ?? 0) },
    { label: 'Geração média mensal', value: formatKwh(generation.averageMonthlyGeneration) },
    { label: 'Consumo anual', value: formatKwh((totalMonthlyConsumption ?? 0) * 12) },
    {
      label: 'Geração anual',
      value: formatKwh(generation.yearlyGeneration),
      hint: `${formatNumber(generation.offset * 100, 0)}% do consumo`,
    },
  ];
}
