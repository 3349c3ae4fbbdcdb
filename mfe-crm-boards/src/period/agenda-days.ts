import {
  addDays,
  addMonths,
  formatDayMonth,
  formatLongDay,
  formatMonth,
  getMonthStart,
  getWeekStart,
} from '@girassol/shared-domain';

/** Views of the agenda by their names in the address. */
export const agendaViews = ['mes', 'semana', 'dia', 'lista'] as const;
export type AgendaView = (typeof agendaViews)[number];

export const agendaViewLabels: Record<AgendaView, string> = {
  mes: 'Mês',
  semana: 'Semana',
  dia: 'Dia',
  lista: 'Lista',
};

/** Years a list reaches: as far as a schedule may lie ahead (shell.forms-004). */
const MAX_LIST_DAYS = 3_660;

/** Returns the first and last day (`yyyy-mm-dd`) that a view shows. A month includes its whole weeks. */
export function getAgendaViewRange(view: AgendaView, date: string): { start: string; end: string } {
  if (view === 'dia') return { start: date, end: date };
  if (view === 'lista') return { start: date, end: addDays(date, MAX_LIST_DAYS) };
  if (view === 'semana') return { start: getWeekStart(date), end: addDays(getWeekStart(date), 6) };
  const start = getWeekStart(getMonthStart(date));
  const last = addDays(addMonths(getMonthStart(date), 1), -1);
  return { start, end: addDays(getWeekStart(last), 6) };
}

/** Returns every day of a range, from the first to the last (`yyyy-mm-dd`). */
export function listDays({ start, end }: { start: string; end: string }): string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** Returns the date one step back (`-1`) or forward: a day, a week or a month. The list view steps by months. */
export function stepAgendaDate(view: AgendaView, date: string, direction: 1 | -1): string {
  if (view === 'dia') return addDays(date, direction);
  return view === 'semana' ? addDays(date, 7 * direction) : addMonths(date, direction);
}

/**
 * Formats the period that an agenda view shows at `date` (`yyyy-mm-dd`), in Portuguese: a month, a day, a
 * week with its first and last day, or the start of the list ("A partir de …").
 */
export function formatAgendaPeriod(view: AgendaView, date: string): string {
  if (view === 'mes') return capitalize(formatMonth(date));
  if (view === 'dia') return capitalize(formatLongDay(date));
  if (view === 'lista') return `A partir de ${formatDayMonth(date)} de ${date.slice(0, 4)}`;
  const { start, end } = getAgendaViewRange('semana', date);
  const year = end.slice(0, 4);
  if (start.slice(0, 7) === end.slice(0, 7))
    return `${Number(start.slice(8))} a ${formatDayMonth(end)} de ${year}`;
  const startYear = start.slice(0, 4) === year ? '' : ` de ${start.slice(0, 4)}`;
  return `${formatDayMonth(start)}${startYear} a ${formatDayMonth(end)} de ${year}`;
}

/** Formats a number of schedules: "1 agendamento", "12 agendamentos". */
export function formatScheduleCount(count: number): string {
  if (count === 0) return 'Nenhum agendamento';
  return count === 1 ? '1 agendamento' : `${count.toLocaleString('pt-BR')} agendamentos`;
}

/** Formats the contents of a day: "1 agendamento e 2 prazos". */
export function formatDayContents(schedules: number, due: number): string {
  const dates = due === 1 ? '1 prazo' : `${due} prazos`;
  if (due === 0) return formatScheduleCount(schedules);
  return schedules === 0 ? dates : `${formatScheduleCount(schedules)} e ${dates}`;
}

export const capitalize = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
