/** Stores of the database on this device, by subject (shell.offline-002). No other store has anything that was read. */
export const offlineStoreNames = [
  'home',
  'admin',
  'payments',
  'customers',
  'estimates',
  'proposals',
  'kits',
  'templates',
  'funnels',
  'schedules',
  'finalEstimates',
  'finalProposals',
  'userSettings',
] as const;

/** Name of a store of the database on this device. */
export type OfflineStoreName = (typeof offlineStoreNames)[number];
