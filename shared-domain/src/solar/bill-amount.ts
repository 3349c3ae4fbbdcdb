import { availabilityCostKwh, type ElectricalPhase } from './consumer-unit';
import type { Kwh, Reais, ReaisPerKwh } from './units';

/**
 * Inputs of an energy bill of tariff group B besides the consumption: price of a kWh including taxes, public
 * lighting in R$ a month, and number of phases.
 */
export interface BillInputs {
  kwhPrice: ReaisPerKwh;
  /** R$ a month. */
  publicLighting: Reais;
  phase: ElectricalPhase;
}

/** Returns the minimum bill of a month: the availability cost (REN ANEEL 1.000/2021, art. 291), and public lighting. */
export const computeMinimumBill = ({ kwhPrice, publicLighting, phase }: BillInputs): Reais =>
  availabilityCostKwh[phase] * kwhPrice + publicLighting;

/**
 * Returns the bill in R$ of a group B customer for one month without a solar system: `max(C, A) · T + CIP`,
 * with consumption C, availability A, price T and public lighting CIP.
 */
export const computeBillFromConsumption = (consumption: Kwh, terms: BillInputs): Reais =>
  Math.max(computeMinimumBill(terms), consumption * terms.kwhPrice + terms.publicLighting);

/**
 * Returns the consumption in kWh of a monthly bill, rounded to hundredths: `(bill − CIP) ÷ T`, with public
 * lighting CIP and price T. Null if the price is missing, or if the bill is not above the minimum bill, which
 * any small consumption gives.
 */
export function computeConsumptionFromBill(bill: Reais, terms: BillInputs): Kwh | null {
  if (terms.kwhPrice <= 0 || bill <= computeMinimumBill(terms)) return null;
  return Math.round(((bill - terms.publicLighting) / terms.kwhPrice) * 100) / 100;
}
