import { seeded } from '../solar/testing/seeded';
import { sumCents } from './cents';
import { pricingCalcs } from './component';
import { componentKinds, isPercentage } from './component-kinds';
import { component, house, priced, priceWith } from './testing/pricing';

/** A price of random components, below the percentages that cannot be met. */
function randomPrice(seed: number) {
  const random = seeded(seed);
  const amount = (most: number) => (random() * most).toFixed(2);
  const components = Array.from({ length: 1 + Math.floor(random() * 14) }, (_, index) => {
    const kind = componentKinds[Math.floor(random() * componentKinds.length)]?.value ?? 'FIXED';
    const value = isPercentage(kind) ? amount(6.5) : amount(900);
    return component(kind, value, { _id: `c${index}`, isRevenue: random() < 0.4, vendor: 'v1' });
  });
  return priced(
    priceWith(components, {
      kitCost: random() < 0.1 ? 0 : amount(90_000),
      calc: pricingCalcs[seed % 2] ?? 'MARKUP',
      context: { ...house, kwp: (0.1 + random() * 90).toFixed(3), km: amount(300) },
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
    component('COMMISSION', 3.33, { _id: 'a' }),
    component('PERCENTAGE_SERVICE_AND_KIT', 17.77, { _id: 'b', isRevenue: true }),
    component('PER_KM', 2.19, { _id: 'c' }),
  ];
  const { price } = priced(priceWith(components));
  expect(priced(priceWith([...components].reverse())).price).toEqual(price);
});
