import type { SiteTemplateFacts } from '@girassol/shared-domain/website';

/** Data of a sample company with which site templates are filled, for tests and measurements. */
export const sampleSiteTemplateFacts: SiteTemplateFacts = {
  name: 'Sol Nascente',
  color: null,
  logo: null,
  phone: '19999990000',
  email: 'contato@sol.test',
  cnpj: '11222333000181',
  address: 'Rua A, 1',
  city: 'Campinas',
  uf: 'SP',
  works: [],
  totals: { works: 0, power: 0 },
  cities: ['Campinas'],
};
