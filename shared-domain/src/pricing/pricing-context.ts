import type { Decimal } from './ratio';

/**
 * Quantities and properties of a proposal from which its price is computed: power, modules, inverters,
 * distance, roof, vendor and others. Unknown quantities are 0.
 */
export interface PricingContext {
  kwp: Decimal;
  modules: Decimal;
  inverters: Decimal;
  /** Alternating power of the inverters, kW. */
  kw: Decimal;
  /** Distance to the site, one way. */
  km: Decimal;
  /** Area of the modules. */
  m2: Decimal;
  /** Perimeter. */
  m: Decimal;
  roofHeight: Decimal;
  /** Voltage of the kit: `220`, `220 V`. */
  voltage?: Decimal | null;
  fixation?: string | null;
  inverterType?: string | null;
  vendor?: string | null;
  preVendor?: string | null;
  /** City. */
  location?: string | null;
  uf?: string | null;
  addedOptionalComponents?: readonly string[] | null;
}
