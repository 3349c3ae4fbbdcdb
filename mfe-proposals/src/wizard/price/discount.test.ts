import { discountOf, percentOf } from './discount';

test('a percentage of the list price is R$ to the cent, and the percentage again', () => {
  expect(discountOf(5, 11_760)).toBe(588);
  expect(discountOf(3.33, 14_999.99)).toBe(499.5);
  expect(percentOf(588, 11_760)).toBe(5);
  expect(percentOf(499.5, 14_999.99)).toBe(3.33);
});

test('without a price, or without a discount, there is nothing to say', () => {
  expect(discountOf(5, null)).toBeNull();
  expect(discountOf(null, 100)).toBeNull();
  expect(percentOf(null, 100)).toBeNull();
  expect(percentOf(10, 0)).toBeNull();
});
