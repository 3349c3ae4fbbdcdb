/**
 * Milliseconds of a day of 24 hours. Brazil has had no summer time since 2019, so every day in São Paulo has
 * this length.
 */
export const DAY_MS = 86_400_000;
