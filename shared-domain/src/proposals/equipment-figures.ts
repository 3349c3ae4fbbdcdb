import type { InverterLine, PvModuleLine } from '../contract/proposal-equipment';

/** Below this an inverter's power was typed in kW. */
const LEAST_WATTS = 100;

/** The power of an inverter in W: below 100 it was meant in kW (proposals-025). */
export const inverterWatts = (power: number): number => (power < LEAST_WATTS ? Number(`${power}e3`) : power);

/** What the chosen modules come to: power in kWp, area in m², weight on the roof in kg/m² (solar method, 1.1). */
export interface ModuleFigures {
  power: number;
  quantity: number;
  area: number;
  distributedWeight: number;
}

type Modules = Pick<PvModuleLine, 'power' | 'quantity' | 'mLength' | 'width' | 'weight'>;

const round = (value: number, digits: number): number => Number(value.toFixed(digits));

/** The figures of these modules. Without sizes there is no area, and so no weight on it. */
export function moduleFigures(lines: readonly Modules[]): ModuleFigures {
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

/** AC power of the inverters together, in W. */
export const invertersPower = (lines: readonly Pick<InverterLine, 'iPower' | 'iQuantity'>[]): number =>
  lines.reduce((sum, { iPower, iQuantity }) => sum + inverterWatts(iPower) * iQuantity, 0);
