import type { TemplateFacts } from '@girassol/shared-domain/website';

/** A company that a template of a site is filled with, for tests and measurements. */
export const templateFacts: TemplateFacts = {
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
