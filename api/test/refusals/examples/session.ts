import type { RequestExamples } from '../example';

/** Example requests for tests: routes of sessions, settings, figures, and of the product as a whole. */
export const sessionExamples = {
  'POST /users/login': () => ({ body: { email: 'dono@girassol.test', password: 'Girassol2026' } }),
  'POST /users/recovery': () => ({ body: { email: 'ninguem@girassol.test' } }),
  'POST /users/token-login': () => ({ body: {} }),
  'POST /users/logout': () => ({ body: {} }),
  'GET /users/general-data/:userId': ({ userId }) => ({ params: { userId } }),
  'GET /users/general-data/:userId/:scope/:fetchId': ({ userId, accountId }) => ({
    params: { userId, scope: 'MANAGER', fetchId: accountId },
  }),

  'POST /search/records': () => ({ body: { searchValue: 'a', kinds: ['ITEM', 'CUSTOMER', 'NOTE', 'FILE'] } }),

  'GET /settings/user/:userId': ({ userId }) => ({ params: { userId } }),
  'PATCH /settings/user/:userId': ({ userId, vendorId }) => ({
    params: { userId },
    body: {
      origins: [{ name: 'Indicação' }],
      autoPricing: [{ power: 10, margin: 30 }],
      autoPricingDetailed: {
        autoPricingCalc: 'MARKUP',
        pricingComponents: [
          {
            _id: '0198a000-0000-7000-8000-00000000c001',
            name: 'Comissão',
            type: 'INDIVIDUAL_COMMISSION',
            range: 'KWP',
            rules: [{ power: 100, value: 3 }],
            conditionals: [{ type: 'VENDOR', logic: 'DIFFERENT', strValue: vendorId }],
            vendor: vendorId,
          },
        ],
        restrictions: [
          {
            _id: '0198a000-0000-7000-8000-00000000c002',
            service: 'Interior',
            locations: ['Campinas'],
            vendors: [vendorId],
          },
        ],
      },
      calculation: { losses: 20, replacements: [{ year: 12, cost: 5_000 }] },
      preferences: { kanbans: { afterSaleDays: 60 }, proposalGenStdValues: { validity: 20 } },
      interface: { hiddenMenus: ['agenda'] },
    },
  }),
  'GET /users/audit-log/:multiplier': () => ({ params: { multiplier: 1 }, query: { area: 'rights' } }),
  'POST /users/audit-log/export/:userId': ({ userId }) => ({
    params: { userId },
    body: { filters: { area: 'rights', from: '2026-01-02', to: '2026-02-03' }, format: 'csv' },
  }),
  'GET /settings/changes/:userId': ({ userId }) => ({ params: { userId } }),

  'POST /places/filtered': () => ({ body: { uf: 'SC', searchValue: 'flo' } }),
  'GET /places/postal-code/:cep': () => ({ params: { cep: '89010000' } }),

  'GET /home/carousel': () => ({}),

  'GET /analytics/customers-and-proposals-totals/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),
  'GET /analytics/gen-sales/:scope/:id': ({ accountId }) => ({ params: { scope: 'MANAGER', id: accountId } }),
  'GET /analytics/closed-sales/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),
  'GET /analytics/sales-in-progress/:scope/:id/:type': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId, type: 'SALES' },
  }),
  'GET /analytics/viewed-proposals-sales/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),
  'GET /analytics/next-schedules/:scope/:id': ({ accountId }) => ({
    params: { scope: 'MANAGER', id: accountId },
  }),

  'GET /events': () => ({}),

  'POST /updates/updated': () => ({ body: { clientVersion: '10.58.143' } }),

  'GET /health': () => ({}),
  'GET /health/ready': () => ({}),

  'GET /webhooks/single': () => ({}),
  'PUT /webhooks/single': () => ({ body: { url: 'https://exemplo.com.br/avisos' } }),
  'POST /webhooks/single/secret': () => ({}),
  'POST /webhooks/single/test': () => ({}),
  'DELETE /webhooks/single': () => ({}),

  'POST /azume-financial/auth-external': () => ({}),
  'GET /azume-financial/organizations': () => ({}),
  'GET /azume-financial/bank-accounts': () => ({}),
  'GET /azume-financial/cost-centers': () => ({}),
  'GET /azume-financial/categories': () => ({}),
  'GET /azume-financial/login-code': () => ({}),
} satisfies Partial<RequestExamples>;
