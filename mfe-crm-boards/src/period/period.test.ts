import {
  getMonthStart,
  getPeriodRangeError,
  type PeriodName,
  parsePeriod,
  resolvePeriod,
  unboundedPeriod,
  writePeriodParameters,
} from './period';

const days = (name: PeriodName, today = '2026-03-31') => resolvePeriod({ name, own: unboundedPeriod }, today);

test('named periods move with the calendar', () => {
  expect(days('este-mes')).toEqual({ start: '2026-03-01', end: '2026-03-31' });
  expect(days('mes-passado')).toEqual({ start: '2026-02-01', end: '2026-02-28' });
  expect(days('3-meses')).toEqual({ start: '2026-01-01', end: '2026-03-31' });
  expect(days('12-meses')).toEqual({ start: '2025-04-01', end: '2026-03-31' });
  expect(days('este-ano')).toEqual({ start: '2026-01-01', end: '2026-03-31' });
  expect(days('mes-passado', '2026-01-05')).toEqual({ start: '2025-12-01', end: '2025-12-31' });
  expect(days('tudo')).toEqual({ start: null, end: null });
  expect(getMonthStart('2026-01-31', 1)).toBe('2025-12-01');
});

test('a period lives in the address, and nonsense there is ignored', () => {
  const query = new URLSearchParams('item=7');
  const own = { start: '2026-01-01', end: null };
  writePeriodParameters(query, { name: 'outro', own }, 'tudo');
  expect(query.toString()).toBe('item=7&periodo=outro&inicio=2026-01-01');
  expect(parsePeriod(query, 'tudo')).toEqual({ name: 'outro', own });
  writePeriodParameters(query, { name: 'tudo', own: unboundedPeriod }, 'tudo');
  expect(query.toString()).toBe('item=7');
  expect(parsePeriod(new URLSearchParams('periodo=toString&inicio=2026-02-31'), 'este-mes')).toEqual({
    name: 'este-mes',
    own: unboundedPeriod,
  });
});

test('a period that ends before it begins says so', () => {
  expect(getPeriodRangeError({ start: '2026-02-01', end: '2026-01-01' })).toMatch(/anterior ao fim/);
  expect(getPeriodRangeError({ start: '2026-02-01', end: '2026-02-01' })).toBeNull();
  expect(getPeriodRangeError(unboundedPeriod)).toBeNull();
});
