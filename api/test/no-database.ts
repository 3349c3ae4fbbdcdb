import type { Database } from '../src/platform/database';

const noDatabase = () => Promise.reject(new Error('no database'));

/** For tests of what never asks the database. */
export const withoutDatabase: Database = {
  kind: 'embedded',
  runtimeRole: '',
  admitsDemo: false,
  asAccount: noDatabase,
  asSystem: noDatabase,
  analyse: noDatabase,
  lookUp: noDatabase,
  listen: async () => async () => {},
  check: async () => {},
  connections: () => ({ total: 3, idle: 1, waiting: 0 }),
  close: async () => {},
};
