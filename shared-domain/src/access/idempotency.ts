import type { ContractRoute, RouteKey } from '../contract';

/**
 * Beginning of the idempotency keys of calls that may be meant without a signal: the server keeps the answers to them for 31
 * days, so that a device sends such a call once, whenever it has a signal again.
 */
export const OFFLINE_KEY_PREFIX = 'offline.';

/**
 * POST calls of the shared contract that only ask: what they look for is too long for an address. Those of domain packages
 * have the mark `onlyAsks`.
 */
export const askingCalls = [
  'POST /contracts/preview/:userId',
  'POST /customers/duplicates',
  'POST /customers/filtered/:userId/:multiplier',
  'POST /equipaments/filtered',
  'POST /equipaments/filtered/:multiplier',
  'POST /financings/filtered/:multiplier',
  'POST /financings/quotes/:pid',
  'POST /inverters/filtered',
  'POST /inverters/filtered/:multiplier',
  'POST /irradiation/lookup',
  'POST /kanbans/single/:id',
  'POST /kanbans/single/column-totals/:fetchId/:columnId',
  'POST /kanbans/single/item/:itemId',
  'POST /kits/filtered/:userId/:multiplier',
  'POST /kits/target-power/:userId/:multiplier',
  'POST /modules/filtered',
  'POST /modules/filtered/:multiplier',
  'POST /notes/sale/:saleId/:multiplier',
  'POST /notes/schedules/filtered/:userId/:multiplier',
  'POST /places/filtered',
  'POST /proposals/filtered/:userId/:multiplier',
  'POST /proposals/last-charges',
  'POST /sales/contracts/preview/:userId/:saleId',
  'POST /sales/data/:fetchId',
  'POST /sales/finished/filtered/:multiplier',
  'POST /sales/kanban/names/:userId/:type',
  'POST /search/records',
  'POST /signatures/paginated/:userId/:multiplier',
  'POST /updates/updated',
  'POST /websites/check/:userId',
  'POST /websites/preview/:userId',
] as const satisfies readonly RouteKey[];

/**
 * Calls whose response is a secret or personal income data, so that it is never stored for a repeated request. A
 * repeated request replaces the first result or is refused by the call itself.
 */
const secretCalls = [
  'POST /archives/customer/file/open/:cid/:fileId',
  'POST /archives/customer/upload-link/:cid/:folderId',
  'POST /customers/csv-data/:userId',
  'POST /exports/open/:userId/:exportId',
  'POST /financings/single/papers/open/:fid',
  'POST /financings/upload-link/:fid',
  'POST /operation/accounts/link/:accountId',
  'POST /operation/bank/decision/:id',
  'POST /operation/bank/paper/:id',
  'POST /users/access-link/read',
  'POST /users/access-link/use',
  'POST /users/login',
  'POST /users/logout',
  'POST /users/token-login',
] as const satisfies readonly RouteKey[];

/** Mark of a call in its domain package; the lists above are those of the shared contract. */
type CallMark = Pick<ContractRoute, 'hasSecretResponse'>;

const askingKeys: ReadonlySet<string> = new Set<string>(askingCalls);

const repeatable: ReadonlySet<string> = new Set<string>([...askingCalls, ...secretCalls]);

/**
 * Returns true if an API call (`POST /path`) needs an idempotency key, because running the call twice would change data
 * twice: every POST except the calls that can be repeated safely. The browser sends the key, and the server runs the call
 * once for each key. The browser does not know the marks of calls in domain packages: the key that it sends to one with a
 * secret response is ignored by the server.
 */
export const needsIdempotencyKey = (key: string, mark: CallMark = {}): boolean =>
  key.startsWith('POST ') && !isResponseNeverStored(key, mark);

/**
 * Returns true if an API call only reads data: every GET, and the POST calls that search with a query too
 * long for a URL.
 */
export const isReadOnlyCall = (key: string): boolean => key.startsWith('GET ') || askingKeys.has(key);

/** Returns true if the response of a call is never stored for a repeated request, whatever idempotency key is sent. */
export const isResponseNeverStored = (key: string, { hasSecretResponse }: CallMark): boolean =>
  key.startsWith('GET ') || repeatable.has(key) || hasSecretResponse === true;
