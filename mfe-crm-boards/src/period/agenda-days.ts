import {
  addDays,
  addMonths,
  formatDayMonth,
  formatLongDay,
  formatMonth,
  monthStart,
  weekStart,
} from '@girassol/shared-domain';

/** How the agenda is laid out, by its name in the address. */
export const agendaViews = ['mes', 'semana', 'dia', 'lista'] as const;
export type AgendaView = (typeof agendaViews)[number];

export const viewLabels: Record<AgendaView, string> = {
  mes: 'Mês',
  semana: 'Semana',
  dia: 'Dia',
  lista: 'Lista',
};

/** Years a list reaches: as far as a schedule may lie ahead (shell.forms-004). */
const LIST_DAYS = 3_660;

/** First and last day that a view shows. A month shows its weeks in full. */
export function rangeOf(view: AgendaView, date: string): { start: string; end: string } {
  if (view === 'dia') return { start: date, end: date };
  if (view === 'lista') return { start: date, end: addDays(date, LIST_DAYS) };
  if (view === 'semana') return { start: weekStart(date), end: addDays(weekStart(date), 6) };
  const start = weekStart(monthStart(date));
  const last = addDays(addMonths(monthStart(date), 1), -1);
  return { start, end: addDays(weekStart(last), 6) };
}

/** Every day of a range. */
export function daysIn({ start, end }: { start: string; end: string }): string[] {
  const days: string[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}

/** The date one step before (`-1`) or after: a day, a week, a month. A list moves by months. */
export function stepped(view: AgendaView, date: string, direction: 1 | -1): string {
  if (view === 'dia') return addDays(date, direction);
  return view === 'semana' ? addDays(date, 7 * direction) : addMonths(date, direction);
}

/** What a view shows, in words. */
export function titleOf(view: AgendaView, date: string): string {
  if (view === 'mes') return capital(formatMonth(date));
  if (view === 'dia') return capital(formatLongDay(date));
  if (view === 'lista') return `A partir de ${formatDayMonth(date)} de ${date.slice(0, 4)}`;
  const { start, end } = rangeOf('semana', date);
  const year = end.slice(0, 4);
  if (start.slice(0, 7) === end.slice(0, 7))
    return `${Number(start.slice(8))} a ${formatDayMonth(end)} de ${year}`;
  const startYear = start.slice(0, 4) === year ? '' : ` de ${start.slice(0, 4)}`;
  return `${formatDayMonth(start)}${startYear} a ${formatDayMonth(end)} de ${year}`;
}

/** "1 agendamento", "12 agendamentos" */
export function countText(count: number): string {
  if (count === 0) return 'Nenhum agendamento';
  return count === 1 ? '1 agendamento' : `${count.toLocaleString('pt-BR')} agendamentos`;
}

/** "1 agendamento e 2 prazos": what a day holds. */
export function dayText(schedules: number, due: number): string {
  const dates = due === 1 ? '1 prazo' : `${due} prazos`;
  if (due === 0) return countText(schedules);
  return schedules === 0 ? dates : `${countText(schedules)} e ${dates}`;
}

export const capital = (text: string) => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1);
