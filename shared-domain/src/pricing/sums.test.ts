import { createSeededRandom } from '../solar/testing/seeded';
import { sumCents } from './cents';
import { marginCalculations } from './component';
import { isPercentageKind, pricingComponentKinds } from './component-kinds';
import {
  buildPricingComponent,
  exampleHousePricingContext,
  expectPriced,
  priceWithComponents,
} from './testing/pricing';

/** A price of random components, below the percentages that cannot be met. */
function randomPrice(seed: number) {
  const random = createSeededRandom(seed);
  const amount = (most: number) => (random() * most).toFixed(2);
  const components = Array.from({ length: 1 + Math.floor(random() * 14) }, (_, index) => {
    const kind = pricingComponentKinds[Math.floor(random() * pricingComponentKinds.length)]?.value ?? 'FIXED';
    const value = isPercentageKind(kind) ? amount(6.5) : amount(900);
    return buildPricingComponent(kind, value, { _id: `c${index}`, isRevenue: random() < 0.4, vendor: 'v1' });
  });
  return expectPriced(
    priceWithComponents(components, {
      kitCost: random() < 0.1 ? 0 : amount(90_000),
      calc: marginCalculations[seed % 2] ?? 'MARKUP',
      context: { ...exampleHousePricingContext, kwp: (0.1 + random() * 90).toFixed(3), km: amount(300) },
    }),
  );
}

test('the parts sum to the price, to the cent, whatever the components', () => {
  const wrong = Array.from({ length: 400 }, (_, seed) => seed).filter((seed) => {
    const { price } = randomPrice(seed);
    const inPrice = price.percentageComponents.filter(({ type }) => type !== 'PERCENTAGE_PROFIT');
    const parts = [...price.serviceCosts, ...inPrice].map(({ amount }) => amount);
    return (
      price.kitCost + sumCents(parts) !== price.listPrice ||
      price.kitPrice + price.servicePrice !== price.listPrice
    );
  });
  expect(wrong).toEqual([]);
});

test('no stored figure is anything but a number', () => {
  const odd = Array.from({ length: 100 }, (_, seed) => randomPrice(seed).revenueData).filter((data) =>
    Object.values({ ...data, ...data.calculatedData }).some(
      (value) => typeof value === 'number' && !Number.isFinite(value),
    ),
  );
  expect(odd).toEqual([]);
});

test('the order of the components changes nothing', () => {
  const components = [
    buildPricingComponent('COMMISSION', 3.33, { _id: 'a' }),
    buildPricingComponent('PERCENTAGE_SERVICE_AND_KIT', 17.77, { _id: 'b', isRevenue: true }),
    buildPricingComponent('PER_KM', 2.19, { _id: 'c' }),
  ];
  const { price } = expectPriced(priceWithComponents(components));
  expect(expectPriced(priceWithComponents([...components].reverse())).price).toEqual(price);
});
