import { findLeadProblems, getLeadParameters, LEAD_HONEYPOT_FIELD, MAX_LEAD_PARAMETERS } from '.';

const right = { name: 'Ana Souza', email: 'ana@empresa.com.br', phone: '(47) 99999-8888' };

test('a lead needs a name, an e-mail and a phone with its area code', () => {
  expect(findLeadProblems(right)).toEqual([]);
  expect(findLeadProblems({ name: ' ', email: 'ana@', phone: '99999-8888' })).toEqual([
    { field: 'name', message: 'Escreva o seu nome.' },
    { field: 'email', message: 'Escreva um e-mail como ana@empresa.com.br.' },
    { field: 'phone', message: 'Escreva o telefone com DDD, como (47)\u00a099999-\u20608888.' },
  ]);
  expect(findLeadProblems({ ...right, name: 'Z 😀 1' })).toMatchObject([{ field: 'name' }]);
  expect(findLeadProblems({ ...right, name: 'Zé' })).toEqual([]);
  expect(findLeadProblems({ ...right, phone: '47 99999-8888 47 3333-4444' })).toMatchObject([
    { field: 'phone', message: expect.stringContaining('dígitos demais') },
  ]);
});

test('[billing-029] every other parameter of the address is kept, within limits', () => {
  const utm = { utm_source: 'feira', 'utm[campaign]': 'sol 2027', gclid: 'Cj0' };
  expect(
    getLeadParameters({ ...right, src: 'site', tag: 'a', kind: 'trial', [LEAD_HONEYPOT_FIELD]: 'x', ...utm }),
  ).toEqual(utm);
  expect(getLeadParameters({ 'um nome': '1', ['x'.repeat(61)]: '2', '': '3', number: 4 })).toEqual({});
  expect(getLeadParameters({ long: `x${'😀'.repeat(400)}` }).long).toBe(`x${'😀'.repeat(149)}`);
  const many = Object.fromEntries(Array.from({ length: 90 }, (_, at) => [`p${at}`, 'x']));
  expect(Object.keys(getLeadParameters(many))).toHaveLength(MAX_LEAD_PARAMETERS);
});
