/** Addresses of calls that content blockers take for tracking, and where the same is answered besides. */
const pairs = [{ usual: '/api/analytics/', second: '/api/home/figures/' }] as const;

/**
 * Returns the second URL of an API call, for browsers whose content blocker blocks the canonical URL (such as
 * `/api/analytics/…`) as tracking. Null if the call has one URL only.
 */
export function toBlockerSafeApiUrl(url: string): string | null {
  const pair = pairs.find(({ usual }) => url.startsWith(usual));
  return pair ? pair.second + url.slice(pair.usual.length) : null;
}

/** Converts any URL of an API call to its canonical URL, which is the one in the API contract. */
export function toCanonicalApiUrl(url: string): string {
  const pair = pairs.find(({ second }) => url.startsWith(second));
  return pair ? pair.usual + url.slice(pair.second.length) : url;
}
