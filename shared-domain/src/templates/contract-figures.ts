import { formatMoney, formatNumber } from '../formats/numbers';
import { emissionsOf } from '../solar/finance/emissions';
import { monthNames } from '../solar/months';
import type { ContractSource } from './contract-source';
import { fieldFamily, measured, type TemplateFamily } from './template-fields';

/** Characters of the longest bar. */
const LONGEST_BAR = 18;

interface Bar {
  name: string;
  value: number;
  text: string;
}

/**
 * A chart in a text: a line for each bar, the longest of them {@link LONGEST_BAR} blocks. It needs no picture, so that
 * whoever signs reads its numbers too.
 */
function chart(bars: readonly Bar[]): string | null {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  if (most === 0) return null;
  return bars
    .map(({ name, value, text }) => {
      const blocks = value > 0 ? Math.max(1, Math.round((value / most) * LONGEST_BAR)) : 0;
      return `${'■'.repeat(blocks)} ${name}: ${text}`.trim();
    })
    .join('\n');
}

const monthChart = (months: readonly number[] = []) =>
  chart(
    monthNames.map((name, month) => {
      const value = months[month] ?? 0;
      return { name: name.slice(0, 3), value, text: `${formatNumber(value, 0)} kWh` };
    }),
  );

/** Charts of a contract, as texts. */
const chartFamily = fieldFamily<ContractSource>({
  title: 'Gráficos em texto',
  mendedAt: 'generation',
  fields: [
    {
      tag: 'grafico_consumo',
      label: 'Consumo mês a mês, uma barra para cada',
      sample: '■■■■■■■■■■■■ jan: 620 kWh',
      textOf: ({ proposal }) => monthChart(proposal?.generation?.monthlyConsumption),
    },
    {
      tag: 'grafico_geracao',
      label: 'Geração mês a mês, uma barra para cada',
      sample: '■■■■■■■■■■■■■■ jan: 710 kWh',
      textOf: ({ proposal }) => monthChart(proposal?.generation?.monthlyGeneration),
    },
    {
      tag: 'grafico_conta',
      label: 'Conta do primeiro ano, sem e com o sistema',
      sample: '■■■■■■■■■■■■ sem o sistema: R$ 7.068,00',
      textOf: ({ proposal }) => {
        const { billWithout, billWith } = proposal?.revenueData?.finantialViability ?? {};
        if (billWithout === undefined || billWith === undefined) return null;
        return chart([
          { name: 'sem o sistema', value: billWithout, text: formatMoney(billWithout) },
          { name: 'com o sistema', value: billWith, text: formatMoney(billWith) },
        ]);
      },
    },
  ],
});

const spared = ({ proposal }: ContractSource) =>
  proposal?.generation ? emissionsOf(proposal.generation.yearlyGeneration) : null;

/** What the environment is spared (contracts-022). */
const emissionFamily = fieldFamily<ContractSource>({
  title: 'Meio ambiente',
  mendedAt: 'generation',
  fields: [
    {
      tag: 'ambiente_co2',
      label: 'CO₂ que deixa de ser emitido, por ano',
      sample: '2.150 kg',
      textOf: (source) => measured(spared(source)?.co2, (kg) => `${formatNumber(kg, 0)} kg`),
    },
    {
      tag: 'ambiente_arvores',
      label: 'Árvores que fariam o mesmo',
      sample: '211',
      textOf: (source) => measured(spared(source)?.trees, (trees) => formatNumber(trees, 0)),
    },
    {
      tag: 'ambiente_carros',
      label: 'Carros a menos na rua',
      sample: '13',
      textOf: (source) => measured(spared(source)?.cars, (cars) => formatNumber(cars, 0)),
    },
  ],
});

/** Figures that only contracts have. */
export const figureFamilies: TemplateFamily<ContractSource>[] = [chartFamily, emissionFamily];
