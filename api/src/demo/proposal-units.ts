import type { ConsumptionRequest } from '@girassol/shared-domain/contract';
import type { DemoCustomer } from './customers';
import type { DemoRandom } from './demo-random';
import type { SystemSize } from './system-size';

type Unit = ConsumptionRequest['energyBillData'][number];

/** From this power on a company is connected at medium voltage. */
const GROUP_A_POWER = 25;

/**
 * Returns the tariff group (A or B) of a demonstration customer, by kind of customer and power of the system.
 */
export const getTariffGroup = ({ isCompany }: DemoCustomer, { power }: SystemSize): 'A' | 'B' =>
  isCompany && power > GROUP_A_POWER ? 'A' : 'B';

/** kWh a month that one kWp gives in the south, about. */
const MONTHLY_YIELD = 108;

/** Share of the average month, January first: summers cool, winters heat water. */
const seasons = [1.16, 1.12, 1.06, 0.96, 0.9, 0.94, 0.97, 0.93, 0.9, 0.95, 1.01, 1.1];

const distributors: Record<string, string> = {
  SC: 'Celesc',
  PR: 'Copel',
  RS: 'RGE',
  SP: 'CPFL Paulista',
  MG: 'Cemig',
};

/**
 * Builds the consumer units of a demonstration customer. Their total consumption is about as much as the
 * system generates.
 */
export function buildConsumerUnits(random: DemoRandom, customer: DemoCustomer, system: SystemSize): Unit[] {
  const average = system.power * MONTHLY_YIELD * (0.92 + random.next() * 0.2);
  if (getTariffGroup(customer, system) === 'A') return [plant(random, customer, average, system)];
  const others = random.pick([0, 0, 1, 2] as const);
  const first = others === 0 ? 1 : 0.7;
  const ucType = customer.isCompany ? 'Comercial' : 'Residencial';
  const main = unit(random, customer, average * first, {
    ucName: customer.isCompany ? 'Sede' : 'Casa',
    ucType,
  });
  const names = customer.isCompany ? ['Filial', 'Depósito'] : ['Sítio', 'Casa da praia'];
  return [
    main,
    ...names
      .slice(0, others)
      .map((ucName) =>
        unit(random, customer, (average * (1 - first)) / others, { ucName, ucType: 'Autoconsumo Remoto' }),
      ),
  ];
}

function unit(
  random: DemoRandom,
  { row, isCompany }: DemoCustomer,
  average: number,
  name: Pick<Unit, 'ucName' | 'ucType'>,
): Unit {
  return {
    ...name,
    monthlyConsumption: buildMonthlyConsumption(random, average),
    kwhPrice: Math.round((0.86 + random.next() * 0.14) * 1_000) / 1_000,
    phase: average > 700 ? 'Trifásica' : average > 250 ? 'Bifásica' : 'Monofásica',
    publicLighting: 18,
    finViabilityData: {
      powerDistCompany: distributors[row.uf ?? ''] ?? '',
      simultaneityFactor: isCompany ? 60 : 30,
      bWireValue: 0.24,
    },
  };
}

/** A company at medium voltage: most of what it uses is off peak. */
function plant(random: DemoRandom, { row }: DemoCustomer, average: number, { power }: SystemSize): Unit {
  return {
    ucName: 'Fábrica',
    ucType: 'Industrial',
    classification: 'Verde',
    monthlyConsumption: buildMonthlyConsumption(random, average),
    monthlyConsumptionPeak: buildMonthlyConsumption(random, average * 0.07),
    kwhPrice: 0.52,
    kwhPricePeak: 2.24,
    tusd: 0.14,
    tusdPeak: 1.72,
    demand: Math.ceil(power * 1.2),
    demandGen: Math.ceil(power * 0.9),
    demandTariff: 24.5,
    demandTariffTusdG: 9.8,
    phase: 'Trifásica',
    finViabilityData: {
      powerDistCompany: distributors[row.uf ?? ''] ?? '',
      simultaneityFactor: 65,
      bWireNotApplicable: true,
    },
  };
}

const buildMonthlyConsumption = (random: DemoRandom, average: number): number[] =>
  seasons.map((season) => Math.round(average * season * (0.95 + random.next() * 0.1)));
