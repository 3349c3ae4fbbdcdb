import { computeDiscountPercent, computeDiscountReais } from './discount';

test('a percentage of the list price is R$ to the cent, and the percentage again', () => {
  expect(computeDiscountReais(5, 11_760)).toBe(588);
  expect(computeDiscountReais(3.33, 14_999.99)).toBe(499.5);
  expect(computeDiscountPercent(588, 11_760)).toBe(5);
  expect(computeDiscountPercent(499.5, 14_999.99)).toBe(3.33);
});

test('without a price, or without a discount, there is nothing to say', () => {
  expect(computeDiscountReais(5, null)).toBeNull();
  expect(computeDiscountReais(null, 100)).toBeNull();
  expect(computeDiscountPercent(null, 100)).toBeNull();
  expect(computeDiscountPercent(10, 0)).toBeNull();
});
