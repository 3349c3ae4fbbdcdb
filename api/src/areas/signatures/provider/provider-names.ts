/** Names of the signature providers that an installation may be configured with. */
export const providerNames = ['embedded', 'clicksign'] as const;
/** Name of a signature provider in the configuration of an installation. */
export type ProviderName = (typeof providerNames)[number];
