import type { ConsumerUnitType } from '../../boards/uc-types';
import { type ConsumptionData, consumptionData } from '../../contract/proposal-units';
import type { ElectricityTariff } from '../../contract/simulations';
import type { BrazilianStateCode } from '../../documents/states';
import {
  defaultSimultaneityPercent,
  type ElectricalPhase,
  type TariffClassification,
  type TariffGroup,
} from '../../solar/consumer-unit';
import { electricityDistributors } from '../../solar/distributors';
import type { Kwh, ReaisPerKw, ReaisPerKwh } from '../../solar/units';

/**
 * Prices that a visitor read on their own bill, with taxes. They count for the visitor's own estimate only; Fio B is
 * never among them, because no bill shows it.
 */
export interface BillPrices {
  /** R$/kWh; off peak in group A. */
  kwhPrice?: ReaisPerKwh | undefined;
  /** R$/kWh at peak, group A. */
  kwhPricePeak?: ReaisPerKwh | undefined;
  /** R$ per kW of contracted demand and month, group A. */
  demandPrice?: ReaisPerKw | undefined;
  /** The same at peak, Azul. */
  demandPricePeak?: ReaisPerKw | undefined;
}

/** Inputs of a website visitor's simulation, with the monthly consumption in kWh. */
export interface SimulatedConsumption extends BillPrices {
  /** kWh a month; off peak in group A. */
  consumption: Kwh;
  /** kWh a month at peak, group A. */
  consumptionPeak?: Kwh | undefined;
  uf: BrazilianStateCode;
  city: string;
  ucType: ConsumerUnitType;
  modality: TariffGroup;
  classification?: TariffClassification | undefined;
  /** Id of a distributor; null where it is not known. */
  distributor: string | null;
  /** Nobody named the distributor: it is the one that serves the city. */
  isDistributorAssumed?: boolean | undefined;
}

/**
 * Returns the likely kind of connection for a type of consumer unit: three-phase for commerce and industry,
 * two-phase for others. Visitors of a website are not asked for the number of phases.
 */
export const guessPhase = (ucType: ConsumerUnitType): ElectricalPhase =>
  ucType === 'Comercial' || ucType === 'Industrial' ? 'Trifásica' : 'Bifásica';

/** Returns the name of a distributor as in proposals and bills; '' if the id is unknown. */
export const getDistributorName = (distributorId: string | null): string =>
  electricityDistributors.find(({ id }) => id === distributorId)?.name ?? '';

const ofEveryMonth = (kwh: Kwh) => Array.from({ length: 12 }, () => kwh);

/**
 * Converts the inputs of a website visitor's simulation to the consumption data of a proposal with one
 * consumer unit. The estimate, and a proposal made from the simulation, are computed from this data.
 */
export function toConsumptionData(
  simulated: SimulatedConsumption,
  { kwhPrice: publishedPrice, bWireValue }: Pick<ElectricityTariff, 'kwhPrice' | 'bWireValue'>,
): ConsumptionData {
  const { consumption, consumptionPeak = 0, uf, city, ucType, modality } = simulated;
  const isGroupA = modality === 'A';
  const isBlue = isGroupA && simulated.classification === 'Azul';
  const kwhPrice = simulated.kwhPrice ?? publishedPrice;
  return consumptionData.parse({
    tariffModality: modality,
    location: { uf, city },
    energyBillData: [
      {
        ucName: 'Unidade 1',
        ucType,
        phase: guessPhase(ucType),
        classification: isGroupA ? (simulated.classification ?? 'Verde') : null,
        monthlyConsumption: ofEveryMonth(consumption),
        monthlyConsumptionPeak: isGroupA && consumptionPeak > 0 ? ofEveryMonth(consumptionPeak) : [],
        kwhPrice,
        kwhPricePeak: isGroupA ? (simulated.kwhPricePeak ?? kwhPrice) : 0,
        demandTariff: (isGroupA && simulated.demandPrice) || 0,
        demandTariffPeak: (isBlue && simulated.demandPricePeak) || 0,
        finViabilityData: {
          powerDistCompany: getDistributorName(simulated.distributor),
          simultaneityFactor: defaultSimultaneityPercent[ucType],
          bWireValue: bWireValue ?? 0,
        },
        isGenerator: true,
      },
    ],
  });
}
