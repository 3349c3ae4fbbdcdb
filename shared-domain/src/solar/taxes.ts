import type { Fraction, ReaisPerKwh } from './units';

/** Taxes on energy, each as a share of the price including the tax (`por dentro`). */
export interface EnergyTaxes {
  icms: Fraction;
  /** PIS and COFINS together. */
  pisCofins: Fraction;
}

/**
 * Returns the energy price with taxes for a tariff that ANEEL publishes without taxes: `net / ((1 − ICMS)(1 −
 * PIS/COFINS))`. The formula divides because each tax is levied on the price that includes the tax.
 */
export const addEnergyTaxes = (net: ReaisPerKwh, { icms, pisCofins }: EnergyTaxes): ReaisPerKwh =>
  net / ((1 - icms) * (1 - pisCofins));

/**
 * Returns the ICMS on the TUSD of compensated energy in states that do not exempt it (Convênio ICMS 16/2015 exempts the
 * energy): `TUSD / ((1 − ICMS)(1 − PIS/COFINS)) − TUSD / (1 − PIS/COFINS)`, R$/kWh.
 */
export const computeNonCompensableTax = (tusd: ReaisPerKwh, { icms, pisCofins }: EnergyTaxes): ReaisPerKwh =>
  addEnergyTaxes(tusd, { icms, pisCofins }) - addEnergyTaxes(tusd, { icms: 0, pisCofins });
