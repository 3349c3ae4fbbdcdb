import type { Database } from '../src/platform/database';

const noDatabase = () => Promise.reject(new Error('no database'));

/** For tests of what asks the database for nothing but hosts of sites, of which there are none. */
export const withoutDatabase: Database = {
  kind: 'embedded',
  runtimeRole: '',
  admitsDemo: false,
  asAccount: noDatabase,
  asSystem: noDatabase,
  analyse: noDatabase,
  lookUp: async () => [],
  listen: async () => async () => {},
  check: async () => {},
  connections: () => ({ total: 3, idle: 1, waiting: 0 }),
  answersWithin: async () => true,
  abort: () => {},
  close: async () => {},
};
