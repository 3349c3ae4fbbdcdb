import { lazyScreen } from '@girassol/federation/remote';
import { formatDate, formatDayMonth } from '@girassol/shared-domain';
import { Card, Heading, Stack, tokens } from '@girassol/shared-ui';
import type { Series } from '@girassol/shared-ui/charts';
import { WaitingPart } from '../frame/WaitingPart';
import type { Sums } from './figure-sums';
import { countLabels, whole } from './figure-words';

const HEIGHT = 240;
/** Words that fit below the bars. */
const MOST_WORDS = 10;

// Victory is heavy: it comes after the figures.
const MonthsChart = lazyScreen(
  async () => ({ default: (await import('@girassol/shared-ui/charts')).MonthsChart }),
  <WaitingPart height={HEIGHT} />,
);
const Legend = lazyScreen(async () => ({ default: (await import('@girassol/shared-ui/charts')).Legend }));

/** Visits, simulations and leads of each day. */
export function DaysChart({ days }: { days: readonly { day: string; sums: Sums }[] }) {
  const { chart1, chart2, chart3 } = tokens.color;
  const series: Series[] = [
    { label: countLabels.VISIT, colour: chart3, values: days.map(({ sums }) => sums.VISIT) },
    { label: countLabels.SIMULATION, colour: chart2, values: days.map(({ sums }) => sums.SIMULATION) },
    { label: countLabels.LEAD, colour: chart1, values: days.map(({ sums }) => sums.LEAD) },
  ];
  const every = Math.ceil(days.length / MOST_WORDS);
  const names = days.map(({ day }, place) => ({
    short: place % every === 0 ? formatDayMonth(day) : '',
    long: formatDate(day),
  }));
  return (
    <Card as="section" aria-label="Dia a dia">
      <Stack gap={8}>
        <Heading level={2}>Dia a dia</Heading>
        <Legend items={series} />
        <MonthsChart
          months={names}
          series={series}
          measure={{ full: whole, short: whole }}
          height={HEIGHT}
          label={`Gráfico de ${days.length} dias: visitas, simulações e contatos de cada um.`}
        />
      </Stack>
    </Card>
  );
}
