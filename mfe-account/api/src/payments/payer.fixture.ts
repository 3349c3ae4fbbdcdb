import type { Payer } from './payment-provider';

/** Payer of tests, with accents and a long name. */
export const testPayer: Payer = {
  name: 'Instalações Elétricas São José dos Campos e Região Ltda.',
  document: '12ABC34501DE35',
  email: 'financeiro@sol.test',
  address: {
    street: 'Rua das Acácias',
    number: '10',
    complement: '',
    district: 'Centro',
    city: 'São José dos Campos',
    state: 'SP',
    postalCode: '12245000',
  },
};
