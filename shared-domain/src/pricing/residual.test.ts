import type { PercentageLine } from './lines';
import { parseRatio, ZERO_RATIO } from './ratio';
import { allocateRoundingResidual } from './residual';

const line = (name: string, amount: bigint, share: number, isRevenue = false): PercentageLine => ({
  componentId: name,
  name,
  type: 'PERCENTAGE_KIT',
  share: parseRatio(share) ?? ZERO_RATIO,
  amount,
  isRevenue,
  comissionPermission: null,
  formula: '',
});

const amounts = (lines: readonly PercentageLine[]) => lines.map(({ amount }) => amount);

test('what rounding leaves is never put on a percentage of nothing', () => {
  const nothing = line('a', 0n, 0, true);
  expect(amounts(allocateRoundingResidual([nothing, line('b', 500n, 0.1)], -1n))).toEqual([0n, 499n]);
  expect(amounts(allocateRoundingResidual([nothing, line('b', 500n, 0.1)], 1n))).toEqual([0n, 501n]);
});

test('it goes to the largest revenue line that is charged, and takes none below zero', () => {
  const lines = [line('a', 1n, 0.01, true), line('b', 500n, 0.1), line('c', 900n, 0.2, true)];
  expect(amounts(allocateRoundingResidual(lines, -2n))).toEqual([1n, 500n, 898n]);
  expect(amounts(allocateRoundingResidual([line('a', 1n, 0.01, true), line('b', 500n, 0.1)], -2n))).toEqual([
    1n,
    498n,
  ]);
});

test('percentages that all round to nothing still sum to the price', () => {
  expect(amounts(allocateRoundingResidual([line('a', 0n, 0), line('b', 0n, 0.01)], 1n))).toEqual([0n, 1n]);
});
