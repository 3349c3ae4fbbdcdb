import { formatMoney, formatNumber } from '../formats/numbers';
import { computeAvoidedEmissions } from '../solar/finance/emissions';
import { monthNames } from '../solar/months';
import type { ContractDocumentSource } from './contract-source';
import { createTagFamily, formatIfKnown, type TemplateTagFamily } from './template-fields';

/** Characters of the longest bar. */
const MAX_BAR_LENGTH = 18;

interface Bar {
  name: string;
  value: number;
  text: string;
}

/**
 * A chart in a text: a line for each bar, the longest of them {@link MAX_BAR_LENGTH} blocks. It needs no picture, so that
 * whoever signs reads its numbers too.
 */
function chart(bars: readonly Bar[]): string | null {
  const most = Math.max(0, ...bars.map(({ value }) => value));
  if (most === 0) return null;
  return bars
    .map(({ name, value, text }) => {
      const blocks = value > 0 ? Math.max(1, Math.round((value / most) * MAX_BAR_LENGTH)) : 0;
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
const chartFamily = createTagFamily<ContractDocumentSource>({
  title: 'Gráficos em texto',
  mendedAt: 'generation',
  fields: [
    {
      tag: 'grafico_consumo',
      label: 'Consumo mês a mês, uma barra para cada',
      sample: '■■■■■■■■■■■■ jan: 620 kWh',
      getText: ({ proposal }) => monthChart(proposal?.generation?.monthlyConsumption),
    },
    {
      tag: 'grafico_geracao',
      label: 'Geração mês a mês, uma barra para cada',
      sample: '■■■■■■■■■■■■■■ jan: 710 kWh',
      getText: ({ proposal }) => monthChart(proposal?.generation?.monthlyGeneration),
    },
    {
      tag: 'grafico_conta',
      label: 'Conta do primeiro ano, sem e com o sistema',
      sample: '■■■■■■■■■■■■ sem o sistema: R$ 7.068,00',
      getText: ({ proposal }) => {
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

const spared = ({ proposal }: ContractDocumentSource) =>
  proposal?.generation ? computeAvoidedEmissions(proposal.generation.yearlyGeneration) : null;

/** Tags of avoided emissions (contracts-022). */
const emissionTagFamily = createTagFamily<ContractDocumentSource>({
  title: 'Meio ambiente',
  mendedAt: 'generation',
  fields: [
    {
      tag: 'ambiente_co2',
      label: 'CO₂ que deixa de ser emitido, por ano',
      sample: '2.150 kg',
      getText: (source) => formatIfKnown(spared(source)?.co2, (kg) => `${formatNumber(kg, 0)} kg`),
    },
    {
      tag: 'ambiente_arvores',
      label: 'Árvores que absorvem, em 25 anos, o que o sistema evita nesse tempo',
      sample: '211',
      getText: (source) => formatIfKnown(spared(source)?.trees, (trees) => formatNumber(trees, 0)),
    },
    {
      tag: 'ambiente_carros',
      label: 'Carros que, fora das ruas por um ano, poupam o que o sistema evita em 25 anos',
      sample: '13',
      getText: (source) => formatIfKnown(spared(source)?.cars, (cars) => formatNumber(cars, 0)),
    },
  ],
});

/** Tags for charts and avoided emissions, which only contract templates have. */
export const contractChartAndEmissionTagFamilies: TemplateTagFamily<ContractDocumentSource>[] = [
  chartFamily,
  emissionTagFamily,
];
