import { computeEdgeScrollStep, computeOneLaneEdges } from './edge-scroll';

test('nothing scrolls while the pointer is away from the edges', () => {
  expect(computeEdgeScrollStep(600, 232, 1440)).toBe(0);
});

test('the nearer the edge, the faster, and never faster than at the edge', () => {
  expect(computeEdgeScrollStep(1412, 232, 1440)).toBe(11);
  expect(computeEdgeScrollStep(1440, 232, 1440)).toBe(22);
  expect(computeEdgeScrollStep(1600, 232, 1440)).toBe(22);
  expect(computeEdgeScrollStep(240, 232, 1440)).toBeLessThan(0);
});

describe('on a phone, where one lane fills the board', () => {
  const step = (from: number, to: number) =>
    computeEdgeScrollStep(to, 0, 390, computeOneLaneEdges(from, 0, 390));

  test.each([195, 60, 330, 360, 20])('a finger that drifts 25 px from %i scrolls nothing', (from) => {
    expect(step(from, from)).toBe(0);
    expect(step(from, Math.min(383, from + 25))).toBe(0);
    expect(step(from, Math.max(7, from - 25))).toBe(0);
  });

  test('60 px from the middle scroll nothing', () => {
    expect(step(195, 255)).toBe(0);
    expect(step(195, 135)).toBe(0);
  });

  test('a pull to an edge scrolls, slowly enough to stop at the next lane', () => {
    expect(step(195, 389)).toBe(9);
    expect(step(195, 1)).toBe(-9);
    expect(step(350, 389)).toBeGreaterThan(0);
  });
});
