/**
 * Scopes for which a release of a remote can be live: one account, one host, one distribution, everyone
 * (`all`). If several scopes match a page, the narrowest decides, in this order.
 */
export const liveScopes = ['account', 'host', 'distribution', 'all'] as const;

/** Scope for which a release is live: one account, one host, one distribution, or everyone (`all`). */
export type LiveScope = (typeof liveScopes)[number];
