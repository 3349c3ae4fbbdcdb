import { aCustomerRecord } from '../a-customer';
import { mergeChoices, usuallyTaken } from './merge-choices';

test('only what differs is asked, and what the one that stays lacks is taken', () => {
  const keep = aCustomerRecord({ email: '', phone: '4733330001' });
  const gone = aCustomerRecord({ email: 'bia@exemplo.com.br', phone: '4733330002', document: '' });
  const choices = mergeChoices(keep, gone);
  expect(choices.map(({ label, kept, gone: other }) => `${label}: ${kept} | ${other}`)).toEqual([
    'CPF ou CNPJ: 529.982.247-25 | ',
    'E-mail:  | bia@exemplo.com.br',
    'Telefone: (47) 3333-0001 | (47) 3333-0002',
  ]);
  expect(usuallyTaken(choices)).toEqual(['email']);
});
