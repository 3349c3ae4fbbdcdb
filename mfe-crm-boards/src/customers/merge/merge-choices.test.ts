import { buildCustomerRecord } from '../customer.fixture';
import {
  getDefaultFieldsFromDeleted,
  getDefaultKeptCustomerId,
  getDifferingCustomerFields,
} from './merge-choices';

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

test.each([
  [
    'with more deals and proposals, however new',
    { records: 14, registered: 2 },
    { records: 0, registered: 1 },
  ],
  ['registered first where both have as many', { records: 3, registered: 1 }, { records: 3, registered: 2 }],
])('the customer %s is kept', (_, kept, other) => {
  const candidate = (_id: string, { records, registered }: typeof kept) => ({
    customer: { _id, registryTimestamp: registered },
    linkedRecords: records,
  });
  expect(getDefaultKeptCustomerId(candidate('kept', kept), candidate('other', other))).toBe('kept');
  expect(getDefaultKeptCustomerId(candidate('other', other), candidate('kept', kept))).toBe('kept');
});
