import { buildNfeXml, completeNfeKey, NFE_KEY } from '../../../../../../test/financing-documents';
import { checkInvoice } from './check-invoice';

const facts = { semantic: 'NFe dos Equipamentos', projectValue: 20_000, issuer: '11222333000181' };
const found = (content: Buffer | string, changes = {}) =>
  checkInvoice(Buffer.from(content), { ...facts, ...changes }).map(
    ({ isHard, message }) => `${isHard ? 'hard' : 'soft'}: ${message}`,
  );

test('a note that agrees is not spoken of', () => {
  expect(found(buildNfeXml())).toEqual([]);
});

test('a note of a company with letters in its CNPJ is read as any other', () => {
  const key = completeNfeKey('35261112ABC34501DE3555001000000042100000042');
  expect(found(buildNfeXml({ key, issuer: '12ABC34501DE35' }), { issuer: '12ABC34501DE35' })).toEqual([]);
});

test.each([
  [
    'a wrong check digit',
    buildNfeXml({ key: `${NFE_KEY.slice(0, 43)}${(Number(NFE_KEY[43]) + 1) % 10}` }),
    /hard: A chave/,
  ],
  ['an issuer that is not the one of its key', buildNfeXml({ issuer: '11444777000161' }), /hard: O emitente/],
  ['an end that is missing', buildNfeXml().toString().slice(0, -20), /hard: O XML está incompleto/],
  ['another document', '<cteProc><CTe/></cteProc>', /hard: O XML não é de uma NFe/],
  [
    'entities that grow',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${buildNfeXml().toString().slice(38)}`,
    /hard: O XML traz definições/,
  ],
  ['more than the project costs', buildNfeXml({ value: '20000.01' }), /soft: A nota é de R\$\s20\.000,01/],
])('%s is told', (_what, content, message) => {
  expect(found(content)[0]).toMatch(message);
});

test('another issuer than the bank was told is told, and lets pass', () => {
  expect(found(buildNfeXml(), { issuer: '11444777000161' })).toEqual([
    'soft: A nota foi emitida por 11.222.333/0001-81, e o pedido de crédito diz 11.444.777/0001-61: confira.',
  ]);
});

test('a note of a service is read where it follows the national standard, and otherwise let pass', () => {
  const service = { ...facts, semantic: 'NFe de Serviço' };
  const national = `<NFSe><infNFSe Id="NFS1"><emit><CNPJ>11222333000181</CNPJ></emit>
    <DPS><infDPS><valores><vServPrest><vServ>30000.00</vServ></vServPrest></valores></infDPS></DPS></infNFSe></NFSe>`;
  expect(found(national, service)[0]).toMatch(/soft: A nota é de R\$\s30\.000,00/);
  expect(found('<CompNfse><Nfse/></CompNfse>', service)[0]).toMatch(/soft: Não reconhecemos/);
});
