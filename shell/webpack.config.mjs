import { createShellConfig } from '@girassol/federation/build';

export default (_env, { mode }) =>
  createShellConfig(import.meta.url, {
    mode,
    routeTable: 'src/coming-areas/known-addresses.ts',
    wholeParts: ['gallery'],
  });
