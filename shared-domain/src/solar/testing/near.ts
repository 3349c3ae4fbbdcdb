/** Expects a number within a tolerance, which is absolute. */
export function near(actual: number | null | undefined, expected: number, tolerance: number): void {
  // A hair for the difference of two doubles, where a vector asks for no tolerance at all.
  expect(Math.abs((actual ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance + 1e-12);
}
