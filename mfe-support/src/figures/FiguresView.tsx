import { getServerTime, useApiQuery } from '@girassol/shared-auth';
import { addDays, formatDate, getWeekStart, toIsoDate } from '@girassol/shared-domain';
import { Button, EmptyState, ErrorState, IconButton, Row, Skeleton, Stack, Text } from '@girassol/shared-ui';
import { AttendantsTable } from './AttendantsTable';
import { WeekCharts } from './WeekCharts';

interface FiguresViewProps {
  /** A day of the week that is shown, `yyyy-mm-dd`; null for this week. */
  week: string | null;
  onWeek: (week: string | null) => void;
}

const isDay = (text: string | null): text is string => text !== null && /^2\d{3}-\d\d-\d\d$/.test(text);

/** Figures of a week of support as charts, with a table of the attendants. */
export default function FiguresView({ week, onWeek }: FiguresViewProps) {
  const today = toIsoDate(getServerTime());
  const from = getWeekStart(isDay(week) && !Number.isNaN(Date.parse(week)) ? week : today);
  const isLast = addDays(from, 7) > today;
  const query = useApiQuery('GET /operation/tickets/figures', { query: { from } });
  const figures = query.data;
  const isEmpty = figures?.byDay.promises.length === 0 && figures.byDay.ratings.length === 0;
  return (
    <Stack gap={16}>
      <Row gap={8}>
        <IconButton
          icon="chevron-left"
          label="Semana anterior"
          size="sm"
          onClick={() => onWeek(addDays(from, -7))}
        />
        <Text aria-live="polite">
          {formatDate(from)} a {formatDate(addDays(from, 6))}
        </Text>
        <IconButton
          icon="chevron-right"
          label="Semana seguinte"
          size="sm"
          disabled={isLast}
          onClick={() => onWeek(addDays(from, 14) > today ? null : addDays(from, 7))}
        />
      </Row>
      {query.error && !figures && (
        <ErrorState
          error={query.error}
          title="Não foi possível carregar os números"
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
      {query.isPending && <Skeleton height={320} />}
      {isEmpty && (
        <EmptyState
          title="Nada nesta semana"
          text="Respostas, soluções e avaliações aparecem no dia em que acontecem."
          action={<Button onClick={() => onWeek(addDays(from, -7))}>Ver a semana anterior</Button>}
        />
      )}
      {figures && !isEmpty && (
        <>
          <WeekCharts from={from} figures={figures.byDay} />
          <AttendantsTable figures={figures.byAttendant} />
        </>
      )}
    </Stack>
  );
}
