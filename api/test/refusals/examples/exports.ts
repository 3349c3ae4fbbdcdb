import type { RequestExamples } from '../example';

/** Example requests for tests: routes of exports. */
export const exportsExamples = {
  'POST /customers/export/:userId': ({ accountId, vendorId }) => ({
    params: { userId: accountId },
    body: { from: '2020-01-01', to: '2030-12-31', owners: [vendorId], status: 'ALL', format: 'csv' },
  }),
  'POST /customers/csv-data/:userId': ({ userId }) => ({ params: { userId } }),
  'POST /sales/export/:userId': ({ accountId, vendorId }) => ({
    params: { userId: accountId },
    body: { owners: [vendorId], status: ['IN_PROGRESS', 'LOST'], columns: ['nome_negocio'] },
  }),
  'POST /sales/export-presales/:userId': ({ userId }) => ({
    params: { userId },
    body: { from: '2020-01-01', columns: ['nome_lead'], format: 'xlsx' },
  }),
  'POST /exports/new/:userId': ({ userId, accountId, vendorId }) => ({
    params: { userId },
    body: {
      kind: 'customers',
      filters: { fetchId: accountId, searchValue: 'a', owners: [vendorId] },
      columns: ['nome'],
      format: 'csv',
    },
  }),
  'GET /exports/columns/:userId/:kind': ({ userId }) => ({
    params: { userId, kind: 'board' },
    query: { type: 'PROJECT' },
  }),
  'GET /exports/single/:userId/:exportId': ({ userId, exportId }) => ({ params: { userId, exportId } }),
  'GET /exports/user/:userId/:multiplier': ({ userId }) => ({ params: { userId, multiplier: 1 } }),
  'POST /exports/open/:userId/:exportId': ({ userId, exportId }) => ({ params: { userId, exportId } }),
  'POST /exports/cancel/:userId/:exportId': ({ userId, waitingExportId }) => ({
    params: { userId, exportId: waitingExportId },
  }),
} satisfies Partial<RequestExamples>;
