import type { Database } from '@girassol/api-platform/database';

const noDatabase = () => Promise.reject(new Error('no database'));

/** Database for tests that only look up hosts of sites. Finds no hosts, and rejects all transactions. */
export const databaseWithoutSites: Database = {
  kind: 'embedded',
  runtimeRole: '',
  admitsDemo: false,
  asAccount: noDatabase,
  asReader: noDatabase,
  getPosition: async () => null,
  getReaderFigures: () => null,
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
