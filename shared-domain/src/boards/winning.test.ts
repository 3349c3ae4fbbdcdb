import { describeAtHoursOfTheDay, getCriticalClocks } from '../testing';
import { computeDefaultAfterSalesDate, computeDefaultDeliveryDate, isValidSoldValue } from './winning';

test('[boards-075] what was sold is at least 0.01', () => {
  expect([0.01, 5.4].map(isValidSoldValue)).toEqual([true, true]);
  expect([0, 0.009, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined].some(isValidSoldValue)).toBe(
    false,
  );
});

describeAtHoursOfTheDay('on a day', ({ hour }) => {
  const on = (day: string) => getCriticalClocks(day).find((clock) => clock.hour === hour)?.now ?? Number.NaN;

  test('[boards-071] delivery is a month ahead', () => {
    expect(computeDefaultDeliveryDate(on('2026-11-20'))).toBe('2026-12-20');
    expect(computeDefaultDeliveryDate(on('2026-12-31'))).toBe('2027-01-31');
    expect(computeDefaultDeliveryDate(on('2027-01-31'))).toBe('2027-02-28');
  });

  test('[boards-073] the after-sales activity is as many days ahead as the account says, or 90', () => {
    expect(computeDefaultAfterSalesDate(on('2026-11-20'))).toBe('2027-02-18');
    expect(computeDefaultAfterSalesDate(on('2026-11-20'), 30)).toBe('2026-12-20');
  });
});
