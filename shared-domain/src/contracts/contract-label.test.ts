import { formatContractFileName, formatContractLabel, getContractSubject } from './contract-label';

test.each([
  ['Contrato 00012 Carla Schmidt', 'Contrato 00012 - Carla Schmidt', 'Contrato 00012, "Carla Schmidt"'],
  ['Contrato 00012 - Carla Schmidt', 'Contrato 00012 - Carla Schmidt', 'Contrato 00012, "Carla Schmidt"'],
  ['Contrato 00012', 'Contrato 00012', 'Contrato 00012'],
  ['Casa de praia', 'Contrato 00012 - Casa de praia', 'Contrato 00012, "Casa de praia"'],
  ['Contrato 000123', 'Contrato 00012 - Contrato 000123', 'Contrato 00012, "Contrato 000123"'],
  ['Contrato 00011 Ana', 'Contrato 00012 - Contrato 00011 Ana', 'Contrato 00012, "Contrato 00011 Ana"'],
])('the number of "%s" is written once', (name, fileName, label) => {
  const contract = { number: 12, name };
  expect(formatContractFileName(contract)).toBe(fileName);
  expect(formatContractLabel(contract)).toBe(label);
});

test('a contract that is named by its number alone has no other subject', () => {
  expect(getContractSubject({ number: 3, name: 'Contrato 00003' })).toBe('');
  expect(getContractSubject({ number: 3, name: ' Instalação ' })).toBe('Instalação');
});
