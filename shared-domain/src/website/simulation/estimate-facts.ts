import type { ElectricityTariff } from '../../contract/simulations';
import type { MunicipalIrradiation } from '../../solar/irradiation/irradiation';
import type { CalculationSettings } from '../../solar/proposal/settings';

/**
 * Data that the server adds to a visitor's simulation: tariff, irradiation, calculation settings, and year.
 */
export interface EstimateFacts {
  /** Current tariff of the distributor and class; null if unknown. */
  tariff: ElectricityTariff | null;
  municipalIrradiation: MunicipalIrradiation | null;
  /** Settings of the account. */
  settings: CalculationSettings;
  /** Calendar year of the first month. */
  year: number;
}
