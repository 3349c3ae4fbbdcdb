import { computeTicks } from '@girassol/shared-domain/solar';
import { pickOddYears } from './CashFlowChart';
import { createVerticalScale, plotAreas, trimTicks } from './scale';

test('larger values are higher up, inside the drawing', () => {
  const ticks = computeTicks([-10, 100]);
  const y = createVerticalScale(ticks, plotAreas.wide);
  expect(y(100)).toBeLessThan(y(0));
  expect(y(-10)).toBeGreaterThan(y(0));
  expect(y(ticks.at(-1) ?? 0)).toBe(plotAreas.wide.top);
});

test.each([
  ['far above the lowest tick', [-26_000, 810_000], -26_000, 0],
  ['near it', [-200, 300], -200, -200],
  ['above zero', [10, 100], 0, 0],
])('a chart whose lowest value lies %s', (_title, values, low, firstTick) => {
  const trimmed = trimTicks(computeTicks(values), values);
  expect(trimmed.low).toBe(low);
  expect(trimmed.ticks[0]).toBe(firstTick);
  const y = createVerticalScale(trimmed.ticks, plotAreas.wide, trimmed.low);
  expect(y(Math.min(0, ...values))).toBeLessThanOrEqual(plotAreas.wide.height - plotAreas.wide.bottom);
});

test('[proposals-022] every other year, the last one among them', () => {
  const years = Array.from({ length: 26 }, (_, year) => ({ year }));
  const shown = pickOddYears(years).map(({ year }) => year);
  expect(shown).toHaveLength(13);
  expect([shown[0], shown[1], shown.at(-1)]).toEqual([1, 3, 25]);
});
