/** Selectable periods for the site's visits, simulations and contacts, in days up to today. */
export const figurePeriods = [7, 30, 90] as const;
export type FigurePeriod = (typeof figurePeriods)[number];
