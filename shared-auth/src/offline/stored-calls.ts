import type { RouteKey } from '@girassol/shared-domain/contract';
import { type OfflineStoreName, offlineStoreNames } from './offline-store-names';

/** Call of a domain package, which this package does not know. */
type CallOfModule = `GET /users/${string}` | `GET /notifications/user/${string}`;

/**
 * Calls whose last answer is stored on this device, by the store that holds it (shell.offline-001). Only calls that read,
 * and whose answer opens nothing: no signed links to files, no payment data, no other account.
 */
const callsByStore: Partial<Record<OfflineStoreName, readonly (RouteKey | CallOfModule)[]>> = {
  home: [
    'GET /analytics/closed-sales/:scope/:id',
    'GET /analytics/customers-and-proposals-totals/:scope/:id',
    'GET /analytics/gen-sales/:scope/:id',
    'GET /analytics/next-schedules/:scope/:id',
    'GET /analytics/sales-in-progress/:scope/:id/:type',
    'GET /analytics/viewed-proposals-sales/:scope/:id',
    'GET /financings/paginated/:multiplier/:order/:preApprovedOnly/:scope/:fetchId',
    'GET /home/carousel',
  ],
  admin: [
    'GET /users/general-data/:userId',
    'GET /users/general-data/:userId/:scope/:fetchId',
    'GET /users/user/:userId',
    'GET /users/vendors/:managerId',
  ],
  customers: [
    'GET /archives/customer/:userId/:cid',
    'GET /customers/items/:cid',
    'GET /customers/paginated/:userId/:multiplier',
    'GET /customers/single/:cid',
    'GET /customers/timeline/:cid/:multiplier',
    'GET /histories/customer/:cid/:multiplier',
    'POST /customers/filtered/:userId/:multiplier',
  ],
  estimates: [
    'GET /calculations/paginated/:multiplier',
    'GET /calculations/single/:pid',
    'GET /generations/single/:pid',
    'GET /generations/single/:pid/:complete',
  ],
  proposals: [
    'GET /proposals/customer/:cid/:multiplier',
    'GET /proposals/paginated/:userId/:multiplier',
    'GET /proposals/single/:pid',
    'POST /proposals/filtered/:userId/:multiplier',
    'POST /proposals/last-charges',
  ],
  finalProposals: ['GET /proposals/approved/:saleId'],
  kits: [
    'GET /equipaments/paginated/:multiplier',
    'GET /equipaments/single/:id',
    'GET /inverters/paginated/:multiplier',
    'GET /inverters/single/:id',
    'GET /kits/options/:userId',
    'GET /kits/paginated/:userId/:multiplier',
    'GET /kits/single/:id',
    'GET /modules/paginated/:multiplier',
    'GET /modules/single/:id',
    'POST /equipaments/filtered/:multiplier',
    'POST /inverters/filtered/:multiplier',
    'POST /kits/filtered/:userId/:multiplier',
    'POST /kits/target-power/:userId/:multiplier',
    'POST /modules/filtered/:multiplier',
  ],
  templates: ['GET /checklists/single/kanban/:type'],
  funnels: [
    'GET /checklists/single/sale/:saleId',
    'GET /kanbans/single/columns/:type',
    'GET /notes/note/:saleId/:noteId',
    'GET /notes/sale/:saleId/:multiplier',
    'GET /notifications/follows/:subject/:subjectId',
    'GET /sales/single/:saleId',
    'POST /kanbans/single/:id',
    'POST /kanbans/single/column-totals/:fetchId/:columnId',
    'POST /kanbans/single/item/:itemId',
    'POST /notes/sale/:saleId/:multiplier',
    'POST /sales/data/:fetchId',
    'POST /sales/finished/filtered/:multiplier',
    'POST /sales/kanban/names/:userId/:type',
  ],
  schedules: [
    'GET /financings/dates/:scope/:fetchId/:from/:until',
    'GET /notes/schedules/paginated/:userId/:multiplier/:type',
    'POST /notes/schedules/filtered/:userId/:multiplier',
  ],
  // What stands on every screen, whose time is not that of the screen.
  userSettings: ['GET /notifications/user/:userId/:page', 'GET /settings/user/:userId'],
};

const stores = new Map<string, OfflineStoreName>();
for (const name of offlineStoreNames) for (const call of callsByStore[name] ?? []) stores.set(call, name);

/** Returns the store that holds the answers of a call; undefined for a call whose answers are not stored. */
export const getStoreOfCall = (key: string): OfflineStoreName | undefined => stores.get(key);

/** Returns the calls whose answers are stored. */
export const listStoredCalls = (): readonly string[] => [...stores.keys()];
