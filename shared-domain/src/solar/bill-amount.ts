import { availabilityOf, type Phase } from './consumer-unit';
import type { Kwh, Reais, ReaisPerKwh } from './units';

/** What a bill of group B is made of besides the energy: `kwhPrice` has the taxes in it, as bills show it. */
export interface BillTerms {
  kwhPrice: ReaisPerKwh;
  /** R$ a month. */
  publicLighting: Reais;
  phase: Phase;
}

/** The least that a month is billed: the availability cost (REN ANEEL 1.000/2021, art. 291), and public lighting. */
export const leastBill = ({ kwhPrice, publicLighting, phase }: BillTerms): Reais =>
  availabilityOf[phase] * kwhPrice + publicLighting;

/** The bill of a month without a system: `max(C, A) · T + CIP`. */
export const billOfConsumption = (consumption: Kwh, terms: BillTerms): Reais =>
  Math.max(leastBill(terms), consumption * terms.kwhPrice + terms.publicLighting);

/**
 * The consumption that a bill was for: `(bill − CIP) ÷ T`, to the hundredth of a kWh, so that the same bill comes out of it
 * again. Null where the bill does not tell: without a price, or at or below the least bill, which any small consumption gives.
 */
export function consumptionOfBill(bill: Reais, terms: BillTerms): Kwh | null {
  if (terms.kwhPrice <= 0 || bill <= leastBill(terms)) return null;
  return Math.round(((bill - terms.publicLighting) / terms.kwhPrice) * 100) / 100;
}
