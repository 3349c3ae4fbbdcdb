import { consumerUnitTypes } from '../../boards/uc-types';
import { computeAdjustmentFactor } from '../adjust-factor';
import { type ConsumerUnit, electricalPhases } from '../consumer-unit';
import type { ProposalInput } from '../proposal/proposal-input';
import { createSeededRandom } from '../testing/seeded';
import { buildConsumerUnit, calculateTestStudy } from '../testing/units';
import { distributedGenerationClasses } from './fio-b';
import { minimumBillingModes } from './minimum-bill';

/** Picks one of the values with the random number generator. */
const pick = <Value>(random: () => number, values: readonly Value[], fallback: Value): Value =>
  values[Math.floor(random() * values.length)] ?? fallback;

function randomUnit(random: () => number): ConsumerUnit {
  const isGroupA = random() < 0.3;
  const months = (most: number) => Array.from({ length: 12 }, () => (random() < 0.1 ? 0 : random() * most));
  const price = 0.3 + random();
  return buildConsumerUnit({
    each: 0,
    ucType: pick(random, consumerUnitTypes, 'Rural'),
    phase: pick(random, electricalPhases, 'Bifásica'),
    tariffModality: isGroupA ? 'A' : 'B',
    classification: pick(random, ['Verde', 'Azul'], 'Verde'),
    monthlyConsumption: months(isGroupA ? 9_000 : 900).map((kwh) => kwh + 1),
    monthlyConsumptionPeak: isGroupA ? months(900) : null,
    kwhPrice: price,
    kwhPricePeak: price * (1 + random() * 3),
    demand: random() * 100,
    demandTariff: random() * 30,
    finViabilityData: { bWireValue: price * random() * 0.6, nonCompensableTax: price * random() * 0.1 },
    publicLighting: random() * 40,
  });
}

function randomInput(seed: number): ProposalInput {
  const random = createSeededRandom(seed);
  return {
    startYear: 2023 + Math.floor(random() * 30),
    irradiation: { uf: pick(random, ['RS', 'BA', 'AM', 'SP'], 'SP') },
    power: 0.5 + random() * 40,
    finalPrice: 1_000 + random() * 200_000,
    inflation: random() * 20 - 5,
    energyBillData: Array.from({ length: 1 + Math.floor(random() * 4) }, () => randomUnit(random)),
    financing: { entry: 0, fee: random() * 3, installments: 1 + Math.floor(random() * 120) },
    settings: {
      gdClass: pick(random, distributedGenerationClasses, 'GD2'),
      minimumBillingMode: pick(random, minimumBillingModes, 'ART16'),
      maintenance: random() * 3,
    },
  };
}

const seeds = Array.from({ length: 60 }, (_, seed) => seed);

test('no energy appears or is lost: what is injected is compensated, kept or lapses', () => {
  const wrong = seeds.filter((seed) => {
    const input = randomInput(seed);
    // One factor for all units, so that what peak consumption cost can be told from the sums of a year.
    const [first] = input.energyBillData;
    if (!first) return true;
    const { kwhPrice, kwhPricePeak } = first;
    const units = input.energyBillData.map((unit) => ({
      ...unit,
      kwhPrice,
      kwhPricePeak,
      finViabilityData: {},
    }));
    const factor = computeAdjustmentFactor({ kwhPrice, kwhPricePeak }) ?? 1;
    let kept = 0;
    return calculateTestStudy({ ...input, energyBillData: units }).generation?.years.some((year) => {
      const used = year.compensated + year.compensatedPeak / factor;
      const change = year.creditBalance - kept;
      kept = year.creditBalance;
      const missing = year.injected - used - change - year.expired;
      const whole = year.generation - year.selfConsumption - year.injected;
      return Math.abs(missing) > 1e-5 || Math.abs(whole) > 1e-5;
    });
  });
  expect(wrong).toEqual([]);
});

/** Every number in a result, however deep. */
function* numbersIn(value: unknown): Generator<number> {
  if (typeof value === 'number') yield value;
  else if (value && typeof value === 'object') for (const one of Object.values(value)) yield* numbersIn(one);
}

test('whatever passes the checks gives finite numbers', () => {
  const odd = seeds.filter((seed) => {
    for (const number of numbersIn(calculateTestStudy(randomInput(seed))))
      if (!Number.isFinite(number)) return true;
    return false;
  });
  expect(odd).toEqual([]);
});
