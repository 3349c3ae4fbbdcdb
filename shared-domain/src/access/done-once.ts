import type { RouteKey } from '../contract';

/** They only ask: what they look for is too long for an address. */
const asking = [
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
 * What they answer opens something to whoever has it, or is of somebody's income: it is kept nowhere. A repetition ends what
 * the first one made, or is refused where that is done.
 */
const secret = [
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
  'POST /webhooks/single/secret',
  'PUT /webhooks/single',
] as const satisfies readonly RouteKey[];

const repeatable: ReadonlySet<string> = new Set<string>([...asking, ...secret]);

/**
 * Does a call of the contract add or change something that must not be done twice by one intention? Every POST, but those
 * named here: the browser gives it a key, and the server does it once for each.
 */
export const isDoneOnce = (key: string): boolean => key.startsWith('POST ') && !repeatable.has(key);

/** Is the answer of a call never kept for a repetition, whatever key it brings? */
export const isNeverKept = (key: string): boolean => key.startsWith('GET ') || repeatable.has(key);
