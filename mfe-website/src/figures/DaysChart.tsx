import { lazyScreen } from '@girassol/federation/remote';
import { formatDate, formatDayMonth } from '@girassol/shared-domain';
import { Card, Heading, Stack, tokens } from '@girassol/shared-ui';
import type { Series } from '@girassol/shared-ui/charts';
import { SkeletonPart } from '../frame/WaitingPart';
import { formatWholeNumber, siteEventLabels } from './figure-labels';
import type { SiteEventSums } from './figure-sums';

const HEIGHT = 240;
/** Maximum number of labels below the bars. */
const MAX_AXIS_LABELS = 10;

// Victory is heavy: it comes after the figures.
const MonthsChart = lazyScreen(
  async () => ({ default: (await import('@girassol/shared-ui/charts')).MonthsChart }),
  <SkeletonPart height={HEIGHT} />,
);
const Legend = lazyScreen(async () => ({ default: (await import('@girassol/shared-ui/charts')).Legend }));

/** Chart with the visits, simulations and leads of each day. */
export function DaysChart({ days }: { days: readonly { day: string; sums: SiteEventSums }[] }) {
  const { chart1, chart2, chart3 } = tokens.color;
  const series: Series[] = [
    { label: siteEventLabels.VISIT, colour: chart3, values: days.map(({ sums }) => sums.VISIT) },
    { label: siteEventLabels.SIMULATION, colour: chart2, values: days.map(({ sums }) => sums.SIMULATION) },
    { label: siteEventLabels.LEAD, colour: chart1, values: days.map(({ sums }) => sums.LEAD) },
  ];
  const every = Math.ceil(days.length / MAX_AXIS_LABELS);
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
          measure={{ full: formatWholeNumber, short: formatWholeNumber }}
          height={HEIGHT}
          label={`Gráfico de ${days.length} dias: visitas, simulações e contatos de cada um.`}
        />
      </Stack>
    </Card>
  );
}
