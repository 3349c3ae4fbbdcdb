import { formatNumber } from '@girassol/shared-domain';
import type { ProposalData } from '@girassol/shared-domain/contract';
import { Skeleton, useWindowWidth } from '@girassol/shared-ui';
import { lazy, Suspense } from 'react';
import { kwhText, percentText } from './figures';
import { type Figure, Figures, Nothing, Panel } from './panel-layout';

/** Narrower windows have no room for twelve months beside one another (proposals-010). */
const CHART_FROM = 600;
const CHART_HEIGHT = 260;

// The library of charts comes when there is one to draw.
const GenerationChart = lazy(() => import('./GenerationChart'));

/** 'Projeto e Instalação': the system, what it gives beside what is used, month by month. */
export function ProjectPanel({ data }: { data: ProposalData | null }) {
  const hasRoom = useWindowWidth() >= CHART_FROM;
  if (!data?.realSystemData)
    return (
      <Panel title="Projeto e Instalação">
        <Nothing>Esta proposta não possui dados do projeto</Nothing>
      </Panel>
    );
  return (
    <>
      <Panel title="Projeto e Instalação">
        <Figures figures={systemFigures(data)} />
      </Panel>
      {data.generation && (
        <Panel title="Consumo e geração">
          <Figures figures={energyFigures(data)} />
          {hasRoom && (
            <Suspense fallback={<Skeleton height={CHART_HEIGHT} radius={10} />}>
              <GenerationChart generation={data.generation} height={CHART_HEIGHT} />
            </Suspense>
          )}
        </Panel>
      )}
    </>
  );
}

const withUnit = (value: number | undefined, unit: string, digits = 0) =>
  value ? `${formatNumber(value, digits)} ${unit}` : '–';

function systemFigures({ realSystemData, estimateSystemData, location }: ProposalData): Figure[] {
  return [
    { label: 'Potência do sistema', value: withUnit(realSystemData?.power, 'kWp', 2) },
    { label: 'Área mínima', value: withUnit(realSystemData?.minArea, 'm²', 1) },
    { label: 'Peso distribuído', value: withUnit(realSystemData?.distributedWeight, 'kg/m²', 1) },
    { label: 'Estrutura', value: realSystemData?.kitFixation || '–' },
    { label: 'Distância', value: withUnit(realSystemData?.distance, 'km') },
    { label: 'Perdas', value: estimateSystemData ? percentText(estimateSystemData.losses) : '–' },
    { label: 'Local', value: location ? `${location.city}/${location.uf}` : '–' },
  ];
}

function energyFigures({ totalMonthlyConsumption, generation }: ProposalData): Figure[] {
  if (!generation) return [];
  return [
    { label: 'Consumo médio mensal', value: kwhText(totalMonthlyConsumption ?? 0) },
    { label: 'Geração média mensal', value: kwhText(generation.averageMonthlyGeneration) },
    { label: 'Consumo anual', value: kwhText((totalMonthlyConsumption ?? 0) * 12) },
    {
      label: 'Geração anual',
      value: kwhText(generation.yearlyGeneration),
      hint: `${formatNumber(generation.offset * 100, 0)}% do consumo`,
    },
  ];
}
