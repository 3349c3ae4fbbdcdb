import type { InverterLine, PvModuleLine } from '../contract/proposal-equipment';

/** Minimum power of an inverter in W; a smaller number was typed in kW. */
const MIN_INVERTER_WATTS = 100;

/**
 * Converts the power typed for an inverter to W. A number below 100 is read as kW, any other number as W
 * (proposals-025).
 */
export const toInverterWatts = (power: number): number =>
  power < MIN_INVERTER_WATTS ? Number(`${power}e3`) : power;

/**
 * Totals of the PV modules of a proposal: power in kWp, quantity, area in m², weight on the roof in kg/m².
 */
export interface ModuleTotals {
  power: number;
  quantity: number;
  area: number;
  distributedWeight: number;
}

type Modules = Pick<PvModuleLine, 'power' | 'quantity' | 'mLength' | 'width' | 'weight'>;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/**
 * Returns the totals of the PV modules of a proposal. Area and weight per m² are 0 if the modules' sizes are
 * unknown.
 */
export function computeModuleTotals(lines: readonly Modules[]): ModuleTotals {
  const total = (of: (line: Modules) => number) =>
    lines.reduce((sum, line) => sum + of(line) * line.quantity, 0);
  const area = total(({ mLength, width }) => (mLength * width) / 1e6);
  return {
    power: round(total(({ power }) => power) / 1_000, 3),
    quantity: total(() => 1),
    area: round(area, 2),
    distributedWeight: area > 0 ? round(total(({ weight }) => weight) / area, 2) : 0,
  };
}

/** Returns the total AC power of the inverters of a proposal, in W. */
export const sumInverterWatts = (lines: readonly Pick<InverterLine, 'iPower' | 'iQuantity'>[]): number =>
  lines.reduce((sum, { iPower, iQuantity }) => sum + toInverterWatts(iPower) * iQuantity, 0);
