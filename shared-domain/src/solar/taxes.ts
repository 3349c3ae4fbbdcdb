import type { Fraction, ReaisPerKwh } from './units';

/** Taxes on energy, each a share of the price it is in (`por dentro`). */
export interface EnergyTaxes {
  icms: Fraction;
  /** PIS and COFINS together. */
  pisCofins: Fraction;
}

/**
 * What a client pays for a tariff that ANEEL publishes without taxes: `net / ((1 − ICMS)(1 − PIS/COFINS))`. Taxes are part
 * of the price they are taken of, so they divide.
 */
export const withTaxes = (net: ReaisPerKwh, { icms, pisCofins }: EnergyTaxes): ReaisPerKwh =>
  net / ((1 - icms) * (1 - pisCofins));

/**
 * ICMS on the TUSD of compensated energy, where a state does not exempt it (Convênio ICMS 16/2015 exempts the energy):
 * `TUSD / ((1 − ICMS)(1 − PIS/COFINS)) − TUSD / (1 − PIS/COFINS)`, R$/kWh.
 */
export const taxNotCompensated = (tusd: ReaisPerKwh, { icms, pisCofins }: EnergyTaxes): ReaisPerKwh =>
  withTaxes(tusd, { icms, pisCofins }) - withTaxes(tusd, { icms: 0, pisCofins });
