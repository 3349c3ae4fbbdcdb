import { lazyScreen } from '@girassol/federation/remote';
import {
  addDays,
  formatNumber,
  formatShortDate,
  formatShortWeekday,
  formatWeekday,
} from '@girassol/shared-domain';
import { Card, Heading, Skeleton, Stack, tokens } from '@girassol/shared-ui';
import type { Series } from '@girassol/shared-ui/charts';
import type { SupportFigures } from '@girassol/support-domain/contract';
import { type PromiseKind, promiseKindLabels } from '@girassol/support-domain/tickets';
import { styled } from 'styled-components';
import { formatMinutes, formatShortMinutes, formatStars } from './figure-texts';

const HEIGHT = 220;
const DAYS = 7;

// Victory is heavy: it comes after the figures.
const MonthsChart = lazyScreen(
  async () => ({ default: (await import('@girassol/shared-ui/charts')).MonthsChart }),
  <Skeleton height={HEIGHT} />,
);
const Legend = lazyScreen(async () => ({ default: (await import('@girassol/shared-ui/charts')).Legend }));

/** Formats a whole number; steps of an axis between two have a decimal. */
const formatCount = (value: number): string => formatNumber(value, value % 1 === 0 ? 0 : 1);

/** Charts of a week: how long first answers and solutions took, kept promises, and ratings, by day. */
export function WeekCharts({ from, figures }: { from: string; figures: SupportFigures['byDay'] }) {
  const { chart1, chart2, chart5 } = tokens.color;
  const days = Array.from({ length: DAYS }, (_, at) => addDays(from, at));
  const months = days.map((day) => ({
    short: formatShortWeekday(day),
    long: `${formatWeekday(day)}, ${formatShortDate(day)}`,
  }));
  const find = (day: string, kind: PromiseKind) =>
    figures.promises.find((sum) => sum.day === day && sum.kind === kind);
  const getMinutes = (kind: PromiseKind) => days.map((day) => find(day, kind)?.medianMinutes ?? 0);
  const sums = days.map((day) => figures.promises.filter((sum) => sum.day === day));
  const kept = sums.map((ofDay) => ofDay.reduce((sum, one) => sum + one.kept, 0));
  const broken = sums.map((ofDay) => ofDay.reduce((sum, one) => sum + one.total - one.kept, 0));
  const stars = days.map((day) => figures.ratings.find((sum) => sum.day === day)?.stars ?? 0);
  const charts: {
    title: string;
    series: Series[];
    format: (value: number) => string;
    short: (value: number) => string;
  }[] = [
    {
      title: promiseKindLabels.FIRST_ANSWER,
      series: [
        { label: 'Mediana até a primeira resposta', colour: chart1, values: getMinutes('FIRST_ANSWER') },
      ],
      format: formatMinutes,
      short: formatShortMinutes,
    },
    {
      title: promiseKindLabels.SOLUTION,
      series: [{ label: 'Mediana até a solução', colour: chart2, values: getMinutes('SOLUTION') }],
      format: formatMinutes,
      short: formatShortMinutes,
    },
    {
      title: 'Promessas',
      series: [
        { label: 'Cumpridas', colour: chart1, values: kept },
        { label: 'Vencidas', colour: chart5, values: broken },
      ],
      format: formatCount,
      short: formatCount,
    },
    {
      title: 'Avaliações',
      series: [{ label: 'Média de estrelas', colour: chart2, values: stars }],
      format: formatStars,
      short: formatCount,
    },
  ];
  return (
    <Grid>
      {charts.map(({ title, series, format, short }) => (
        <Card key={title} as="section" aria-label={title}>
          <Stack gap={8}>
            <Heading level={2} size={16}>
              {title}
            </Heading>
            <Legend items={series} />
            <MonthsChart
              months={months}
              series={series}
              measure={{ full: format, short }}
              height={HEIGHT}
              label={`${title}. ${describeDays(days, series, format)}`}
            />
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}

/** Describes the values of a chart by day; days without any are left out. */
const describeDays = (
  days: readonly string[],
  series: readonly Series[],
  format: (value: number) => string,
) =>
  days
    .flatMap((day, at) => {
      const values = series.filter(({ values }) => (values[at] ?? 0) > 0);
      if (values.length === 0) return [];
      return `${formatWeekday(day)}: ${values.map((one) => `${one.label} ${format(one.values[at] ?? 0)}`).join(', ')}`;
    })
    .join('. ');

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(24rem, 100%), 1fr));
  gap: ${tokens.space[16]};
`;
