import { convertIdleHoursToDays, DEFAULT_INACTIVITY_HOURS, isCardIdle } from './idleness';

const now = Date.parse('2026-08-01T12:00:00Z');
const hoursAgo = (hours: number) => now - hours * 3_600_000;
const card = {
  lastActivity: hoursAgo(25),
  registered: hoursAgo(900),
  nextSchedule: null,
  windowHours: 24,
  now,
};

test('[boards-020] a card is idle when its last activity is older than the window', () => {
  expect(isCardIdle(card)).toBe(true);
  expect(isCardIdle({ ...card, lastActivity: hoursAgo(24) })).toBe(false);
  expect(isCardIdle({ ...card, lastActivity: hoursAgo(23) })).toBe(false);
});

test('[boards-020] without activity the registration counts', () => {
  expect(isCardIdle({ ...card, lastActivity: null })).toBe(true);
  expect(isCardIdle({ ...card, lastActivity: null, registered: hoursAgo(2) })).toBe(false);
});

test('[boards-020] a schedule ahead keeps a card from being idle, a past one does not', () => {
  expect(isCardIdle({ ...card, nextSchedule: now + 1 })).toBe(false);
  expect(isCardIdle({ ...card, nextSchedule: now - 1 })).toBe(true);
});

test('[boards-021] days are the window divided by 24, rounded up', () => {
  expect([1, 24, 30, 48].map(convertIdleHoursToDays)).toEqual([1, 1, 2, 2]);
});

test('the window defaults to 24 hours', () => {
  expect(DEFAULT_INACTIVITY_HOURS).toBe(24);
});
