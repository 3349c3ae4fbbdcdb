import { computeEdgeScrollStep } from './edge-scroll';

test('nothing scrolls while the pointer is away from the edges', () => {
  expect(computeEdgeScrollStep(600, 232, 1440)).toBe(0);
});

test('the nearer the edge, the faster, and never faster than at the edge', () => {
  expect(computeEdgeScrollStep(1412, 232, 1440)).toBe(11);
  expect(computeEdgeScrollStep(1440, 232, 1440)).toBe(22);
  expect(computeEdgeScrollStep(1600, 232, 1440)).toBe(22);
  expect(computeEdgeScrollStep(240, 232, 1440)).toBeLessThan(0);
});
