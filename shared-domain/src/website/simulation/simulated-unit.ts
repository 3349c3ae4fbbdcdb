import type { UcType } from '../../boards/uc-types';
import { type ConsumptionData, consumptionData } from '../../contract/proposal-units';
import type { ElectricityTariff } from '../../contract/simulations';
import type { Uf } from '../../documents/states';
import {
  type Classification,
  defaultSimultaneity,
  type Phase,
  type TariffGroup,
} from '../../solar/consumer-unit';
import { distributors } from '../../solar/distributors';
import type { Kwh } from '../../solar/units';

/** What a simulation is made of, once a bill in R$ has become kWh. */
export interface SimulatedConsumption {
  /** kWh a month; off peak in group A. */
  consumption: Kwh;
  /** kWh a month at peak, group A. */
  consumptionPeak?: Kwh | undefined;
  uf: Uf;
  city: string;
  ucType: UcType;
  modality: TariffGroup;
  classification?: Classification | undefined;
  /** Id of a distributor; null where it is not known. */
  distributor: string | null;
}

/** Phases are asked of nobody who looks at a page: homes and farms mostly have two, shops and plants three. */
export const phaseOf = (ucType: UcType): Phase =>
  ucType === 'Comercial' || ucType === 'Industrial' ? 'Trifásica' : 'Bifásica';

/** As proposals and bills name it. */
export const distributorNamed = (distributorId: string | null): string =>
  distributors.find(({ id }) => id === distributorId)?.name ?? '';

const ofEveryMonth = (kwh: Kwh) => Array.from({ length: 12 }, () => kwh);

/** A simulation as the consumption of a proposal with one unit: what the estimate and its proposal are both made from. */
export function consumptionOfSimulation(
  simulated: SimulatedConsumption,
  { kwhPrice, bWireValue }: Pick<ElectricityTariff, 'kwhPrice' | 'bWireValue'>,
): ConsumptionData {
  const { consumption, consumptionPeak = 0, uf, city, ucType, modality } = simulated;
  const isGroupA = modality === 'A';
  return consumptionData.parse({
    tariffModality: modality,
    location: { uf, city },
    energyBillData: [
      {
        ucName: 'Unidade 1',
        ucType,
        phase: phaseOf(ucType),
        classification: isGroupA ? (simulated.classification ?? 'Verde') : null,
        monthlyConsumption: ofEveryMonth(consumption),
        monthlyConsumptionPeak: isGroupA && consumptionPeak > 0 ? ofEveryMonth(consumptionPeak) : [],
        kwhPrice,
        kwhPricePeak: isGroupA ? kwhPrice : 0,
        finViabilityData: {
          powerDistCompany: distributorNamed(simulated.distributor),
          simultaneityFactor: defaultSimultaneity[ucType],
          bWireValue: bWireValue ?? 0,
        },
        isGenerator: true,
      },
    ],
  });
}
