import type { ConsumerUnit } from '../consumer-unit';
import { sum } from '../months';
import type { SolarProblemList } from './solar-problem-list';

/** Rounded shares of several units may miss 100 by this much, percentage points. */
const TOLERANCE = 0.05;

/**
 * Checks the shares of surplus energy that the consumer units receive, and adds the problems to `list`. Valid
 * shares either sum to 100 % or are all absent, in which case the surplus is shared by consumption.
 */
export function checkSurplusShares(list: SolarProblemList, units: readonly ConsumerUnit[]): void {
  const shares = units.map(({ share }) => share ?? null);
  if (shares.every((share) => share === null)) return;
  for (const [index, share] of shares.entries()) {
    list.inRange(`energyBillData.${index}.share`, share ?? 0, 0, 100, 'SHARE_RANGE');
  }
  const total = sum(shares.map((share) => share ?? 0));
  if (!(Math.abs(total - 100) <= TOLERANCE)) list.add('energyBillData', 'SHARES_SUM');
}
