/** Expects a number within an absolute tolerance. */
export function expectNear(actual: number | null | undefined, expected: number, tolerance: number): void {
  // A hair for the difference of two doubles, where a vector asks for no tolerance at all.
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance + 1e-12);
}
