import type { ConsumerUnit } from '../consumer-unit';
import { sum } from '../months';
import type { ProblemList } from './problem-list';

/** Rounded shares of several units may miss 100 by this much, percentage points. */
const TOLERANCE = 0.05;

/** The shares of the units: all absent (they follow consumption), or together 100 %. */
export function checkShares(list: ProblemList, units: readonly ConsumerUnit[]): void {
  const shares = units.map(({ share }) => share ?? null);
  if (shares.every((share) => share === null)) return;
  for (const [index, share] of shares.entries()) {
    list.inRange(`energyBillData.${index}.share`, share ?? 0, 0, 100, 'SHARE_RANGE');
  }
  const total = sum(shares.map((share) => share ?? 0));
  if (!(Math.abs(total - 100) <= TOLERANCE)) list.add('energyBillData', 'SHARES_SUM');
}
