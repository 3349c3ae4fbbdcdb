import type { RequestExamples } from '../example';

/** Example requests for tests: leads of the product, which anybody may send and operators list. */
export const leadsExamples = {
  'POST /leads/new': () => ({
    body: {
      name: 'Ana Souza',
      email: 'ana@empresa.com.br',
      phone: '47999998888',
      timeWorking: 'De 1 a 3 anos',
      utm_source: 'feira',
    },
  }),
  'POST /leads/webhook': () => ({
    body: {
      name: 'Rui Dias',
      email: 'rui@empresa.com.br',
      phone: '19988887777',
      variables: { plano: 'CRM' },
    },
  }),
  'GET /operation/leads/list/:multiplier': () => ({
    params: { multiplier: 1 },
    query: {
      search: 'ana',
      kind: 'trial',
      state: 'STORED',
      source: 'feira',
      from: '2026-01-01',
      to: '2099-12-31',
    },
  }),
} satisfies Partial<RequestExamples>;
