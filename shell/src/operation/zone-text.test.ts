import { formatDnsZone, parseDnsZone } from './zone-text';

test('a zone is read as it was written', () => {
  const records = [
    { type: 'TXT' as const, name: '_girassol.www.sol.com.br', value: 'girassol-site=a b' },
    { type: 'A' as const, name: 'sol.com.br', value: '203.0.113.10' },
  ];
  expect(parseDnsZone(formatDnsZone(records))).toEqual({ records });
  expect(parseDnsZone('\n  txt  a.com.br  "girassol-site=x"  \n')).toEqual({
    records: [{ type: 'TXT', name: 'a.com.br', value: 'girassol-site=x' }],
  });
});

test.each(['MX a.com.br b.com.br', 'A a.com.br', 'a.com.br'])('the line of "%s" is named', (line) => {
  expect(parseDnsZone(`A b.com.br 203.0.113.1\n${line}`)).toEqual({
    problem: expect.stringMatching(/^Linha 2: escreva tipo, nome e valor/),
  });
});
