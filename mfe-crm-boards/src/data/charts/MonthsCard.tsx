import type { BoardFigures } from '@girassol/shared-domain/contract';
import { tokens } from '@girassol/shared-ui';
import { Legend, MonthsChart, type Series } from '@girassol/shared-ui/charts';
import { Select } from '@girassol/shared-ui/choices';
import { useState } from 'react';
import { ChartCard } from '../ChartCard';
import { formatMonthLabel, type WonAndLostLabels } from '../data-labels';
import { chartMeasures } from './chart-measures';
import { MonthsTable } from './MonthsTable';

interface MonthsCardProps {
  months: BoardFigures['months'];
  words: WonAndLostLabels;
}

/** Card with twelve months of registered, won and lost items, as a chart and as a table. */
export function MonthsCard({ months, words }: MonthsCardProps) {
  const [measureId, setMeasureId] = useState<string>(chartMeasures[0].id);
  const measure = chartMeasures.find(({ id }) => id === measureId) ?? chartMeasures[0];
  const { chart1, chart3, chart5 } = tokens.color;
  const series: Series[] = [
    { label: words.registered, colour: chart3, values: months.map((month) => month.registered[measure.id]) },
    { label: words.won, colour: chart1, values: months.map((month) => month.won[measure.id]) },
  ];
  if (words.lost)
    series.push({ label: words.lost, colour: chart5, values: months.map((month) => month.lost[measure.id]) });
  const names = months.map(({ month }) => ({
    short: formatMonthLabel(month, 'short'),
    long: formatMonthLabel(month, 'long'),
  }));

  return (
    <ChartCard
      isWide
      title="Mês a mês"
      aside={
        <Select
          label="O que contar"
          hideLabel
          size="sm"
          options={chartMeasures.map(({ id, label }) => ({ value: id, label }))}
          value={measure.id}
          onChange={(id) => id && setMeasureId(id)}
        />
      }
    >
      <Legend items={series} />
      <MonthsChart months={names} series={series} measure={measure} />
      <MonthsTable months={names.map(({ long }) => long)} series={series} measure={measure} />
    </ChartCard>
  );
}
