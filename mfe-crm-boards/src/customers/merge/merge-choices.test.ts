import { buildCustomerRecord } from '../customer.fixture';
import { getDefaultFieldsFromDeleted, getDifferingCustomerFields } from './merge-choices';

test('only what differs is asked, and what the one that stays lacks is taken', () => {
  const keep = buildCustomerRecord({ email: '', phone: '4733330001' });
  const gone = buildCustomerRecord({ email: 'bia@exemplo.com.br', phone: '4733330002', document: '' });
  const choices = getDifferingCustomerFields(keep, gone);
  expect(choices.map(({ label, kept, gone: other }) => `${label}: ${kept} | ${other}`)).toEqual([
    'CPF ou CNPJ: 529.982.247-25 | ',
    'E-mail:  | bia@exemplo.com.br',
    'Telefone: (47) 3333-0001 | (47) 3333-0002',
  ]);
  expect(getDefaultFieldsFromDeleted(choices)).toEqual(['email']);
});
