/** Days that are looked at together. */
export const periods = [7, 30, 90] as const;
export type Period = (typeof periods)[number];
