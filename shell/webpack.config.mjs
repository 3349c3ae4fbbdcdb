import { createShellConfig } from '@girassol/federation/build';

export default (_env, { mode }) =>
  createShellConfig(import.meta.url, {
    mode,
    routeTable: 'src/routes/route-table.ts',
    wholeParts: ['gallery'],
    serviceWorker: './src/service-worker/worker.ts',
  });
