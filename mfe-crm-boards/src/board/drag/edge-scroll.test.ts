import { edgeStep } from './edge-scroll';

test('nothing scrolls while the pointer is away from the edges', () => {
  expect(edgeStep(600, 232, 1440)).toBe(0);
});

test('the nearer the edge, the faster, and never faster than at the edge', () => {
  expect(edgeStep(1412, 232, 1440)).toBe(11);
  expect(edgeStep(1440, 232, 1440)).toBe(22);
  expect(edgeStep(1600, 232, 1440)).toBe(22);
  expect(edgeStep(240, 232, 1440)).toBeLessThan(0);
});
