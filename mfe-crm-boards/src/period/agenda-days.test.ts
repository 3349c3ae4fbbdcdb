import { parseAgendaAddress, toAgendaSearchParams } from '../addresses/agenda';
import { layOutOverlappingSpans } from '../agenda/day-layout';
import { buildOneHourScheduleTime, moveScheduleTime } from '../agenda/schedule-times';
import { formatMinuteOfDay } from '../notes/times-of-day';
import {
  formatAgendaPeriod,
  formatScheduleCount,
  getAgendaViewRange,
  listDays,
  stepAgendaDate,
} from './agenda-days';

test('a month shows its weeks in full, from Sunday to Saturday', () => {
  expect(getAgendaViewRange('mes', '2026-03-18')).toEqual({ start: '2026-03-01', end: '2026-04-04' });
  expect(listDays(getAgendaViewRange('mes', '2026-02-10'))).toHaveLength(28);
  expect(getAgendaViewRange('semana', '2026-03-04')).toEqual({ start: '2026-03-01', end: '2026-03-07' });
  expect(getAgendaViewRange('dia', '2026-03-04')).toEqual({ start: '2026-03-04', end: '2026-03-04' });
});

test('a step is a day, a week or a month', () => {
  expect(stepAgendaDate('dia', '2026-02-28', 1)).toBe('2026-03-01');
  expect(stepAgendaDate('semana', '2026-03-04', -1)).toBe('2026-02-25');
  expect(stepAgendaDate('mes', '2026-01-31', 1)).toBe('2026-02-28');
});

test('what is shown, in words', () => {
  expect(formatAgendaPeriod('mes', '2026-03-04')).toBe('Março de 2026');
  expect(formatAgendaPeriod('semana', '2026-03-04')).toBe('1 a 7 de março de 2026');
  expect(formatAgendaPeriod('semana', '2026-04-01')).toBe('29 de março a 4 de abril de 2026');
  expect(formatAgendaPeriod('semana', '2026-01-01')).toBe('28 de dezembro de 2025 a 3 de janeiro de 2026');
  expect(formatAgendaPeriod('dia', '2026-03-02')).toBe('Segunda-feira, 2 de março de 2026');
  expect(formatScheduleCount(0)).toBe('Nenhum agendamento');
  expect(formatScheduleCount(1)).toBe('1 agendamento');
});

test('overlapping ones stand side by side, the others take the whole width', () => {
  const places = layOutOverlappingSpans([
    { id: 'a', start: 600, end: 660 },
    { id: 'b', start: 630, end: 700 },
    { id: 'c', start: 660, end: 690 },
    { id: 'd', start: 720, end: 780 },
  ]);
  expect(places.get('a')).toEqual({ lane: 0, lanes: 2, group: 0 });
  expect(places.get('b')).toEqual({ lane: 1, lanes: 2, group: 0 });
  expect(places.get('c')).toEqual({ lane: 0, lanes: 2, group: 0 });
  expect(places.get('d')).toEqual({ lane: 0, lanes: 1, group: 1 });
});

test('a moved schedule keeps its length and stays within its day', () => {
  const when = { date: '2026-03-02', start: '10:00', end: '11:30' };
  expect(moveScheduleTime(when, '2026-03-03', 14 * 60 + 7)).toEqual({
    date: '2026-03-03',
    start: '14:00',
    end: '15:30',
  });
  expect(moveScheduleTime(when, '2026-03-03', 1_430)).toEqual({
    date: '2026-03-03',
    start: '22:15',
    end: '23:45',
  });
  expect(moveScheduleTime(when, '2026-03-03', -60)).toEqual({
    date: '2026-03-03',
    start: '00:00',
    end: '01:30',
  });
  expect(buildOneHourScheduleTime('2026-03-02', 9 * 60 + 40)).toEqual({
    date: '2026-03-02',
    start: '09:30',
    end: '10:30',
  });
  expect(buildOneHourScheduleTime('2026-03-02', 1_439).end).toBe(formatMinuteOfDay(1_410));
});

test('an address keeps view, day and filters, and what else it said', () => {
  const usual = { view: 'semana', date: '2026-03-10' } as const;
  const place = parseAgendaAddress(new URLSearchParams('v=mes&d=2026-03-02&tipo=Visita&busca=casa'), usual);
  expect(place).toEqual({
    view: 'mes',
    date: '2026-03-02',
    filters: { search: 'casa', noteType: 'Visita', until: null },
  });
  expect(toAgendaSearchParams(new URLSearchParams('item=x'), place).toString()).toBe(
    'item=x&v=mes&d=2026-03-02&busca=casa&tipo=Visita',
  );
  expect(parseAgendaAddress(new URLSearchParams('v=ano&d=2026-02-31'), usual)).toMatchObject(usual);
});
