import { z } from 'zod';
import { sharedContract } from './index';
import { moneyUpTo } from './schemas';

/** Numbers of bodies that are no amounts in reais, or amounts that nobody pays as they are. */
const FRACTIONS = new Set([
  // Physical quantities, places and shares of a whole.
  ...['power', 'iPower', 'width', 'mLength', 'weight', 'distance', 'roofHight', 'area', 'perimeter', 'tilt'],
  ...[
    'latitude',
    'longitude',
    'lat',
    'lng',
    'focusX',
    'focusY',
    'irradiation',
    'quantity',
    'answer',
    'numValue',
  ],
  ...['avgConsumption', 'avgConsumptionPeak', 'monthlyConsumption', 'monthlyConsumptionPeak', 'share'],
  ...['demand', 'demandGen', 'demandPeak', 'simultaneityFactor', 'warranty', 'warrantyDefect', 'iWarranty'],
  'warrantyEfficiency',
  // Percentages.
  ...['margin', 'marginEquip', 'tradingMargin', 'taxes', 'fee', 'inflation', 'losses', 'degradation'],
  ...['degradationFirst', 'fioBAfterTransition', 'interestRate1', 'interestRate2', 'maintenance'],
  ...['cetMonth', 'cetYear', 'autoFinancing.entry', 'percentageComponents.value'],
  // Reais of one kWh, kW or kWp, of which a price is made, and what a bill adds to them.
  ...[
    'kwhPrice',
    'kwhPricePeak',
    'tusd',
    'tusdPeak',
    'demandTariff',
    'demandTariffPeak',
    'demandTariffTusdG',
  ],
  ...['demandPrice', 'demandPricePeak', 'aWireValue', 'bWireValue', 'bWireValuePeak', 'sectorCharges'],
  ...['nonCompensableTax', 'publicLighting', 'rules.value'],
]);

interface Leaf {
  path: string;
  schema: z.core.$ZodType;
}

/** Numbers with decimals in a body, by the names that lead to them. */
function numbersIn(schema: z.core.$ZodType, path: readonly string[]): Leaf[] {
  if (schema instanceof z.ZodObject)
    return Object.entries(schema.shape).flatMap(([name, part]) => numbersIn(part, [...path, name]));
  if (schema instanceof z.ZodArray) return numbersIn(schema.element, path);
  if (schema instanceof z.ZodRecord) return numbersIn(schema.valueType, path);
  if (schema instanceof z.ZodUnion) return schema.options.flatMap((option) => numbersIn(option, path));
  if (schema instanceof z.ZodIntersection)
    return [schema.def.left, schema.def.right].flatMap((part) => numbersIn(part, path));
  if (schema instanceof z.ZodPipe) return numbersIn(schema.def.in, path);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodReadonly
  )
    return numbersIn(schema.def.innerType, path);
  return schema instanceof z.ZodNumber && !schema.isInt ? [{ path: path.join('.'), schema }] : [];
}

const isFraction = (path: string): boolean =>
  FRACTIONS.has(path.split('.').at(-1) ?? '') || FRACTIONS.has(path.split('.').slice(-2).join('.'));

test('every amount that a body brings is refused with a fraction of a cent', () => {
  const leaves = Object.entries(sharedContract).flatMap(([key, route]) =>
    'body' in route && route.body ? numbersIn(route.body, []).map((leaf) => ({ ...leaf, key })) : [],
  );
  expect(leaves.length).toBeGreaterThan(100);
  const amounts = leaves.filter(({ path }) => !isFraction(path));
  expect(amounts.length).toBeGreaterThan(40);
  const taken = amounts.filter(({ schema }) => z.core.safeParse(schema, 1.005).success);
  expect(taken.map(({ key, path }) => `${key}: ${path}`)).toEqual([]);
});

test.each([0, 0.01, 0.1 + 0.2, 1.1 * 3, 4_567_890.1, 999_999_999.99])(
  'R$ %p is taken in whole cents',
  (reais) => {
    expect(moneyUpTo(1_000_000_000).parse(reais)).toBe(Math.round(reais * 100) / 100);
  },
);

test.each([0.001, 0.005, 1.005, 19.999, 999_999_999.991, -0.01, Number.NaN])('R$ %p is refused', (reais) => {
  expect(moneyUpTo(1_000_000_000).safeParse(reais).success).toBe(false);
});
