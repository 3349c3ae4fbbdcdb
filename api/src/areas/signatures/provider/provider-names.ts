/** Who an installation may be started with to collect signatures. */
export const providerNames = ['embedded', 'clicksign'] as const;
export type ProviderName = (typeof providerNames)[number];
