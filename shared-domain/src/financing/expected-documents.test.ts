import { isFinancingDocumentName } from '../files/financing-files';
import {
  buildDocumentFileName,
  computeDocumentGroupState,
  computeNfeKeyCheckDigit,
  expectedInvoices,
  financingDocumentNames,
  findPictureProblems,
  getDocumentRequirements,
  getExpectedDocuments,
  getFinancingDocumentLabel,
  isDocumentReusable,
  isNfeKey,
} from '.';

test('the digit of the key of a note, with and without letters', () => {
  // From the examples of the Manual de Orientação do Contribuinte, 7.0, section 2.2.6.
  expect(computeNfeKeyCheckDigit('5206043300991100250655012000000780026730161')).toBe(5);
  expect(isNfeKey('52060433009911002506550120000007800267301615')).toBe(true);
  expect(isNfeKey('52060433009911002506550120000007800267301614')).toBe(false);
  const lettered = '35261112ABC34501DE3555001000000042100000042';
  expect(isNfeKey(`${lettered}${computeNfeKeyCheckDigit(lettered)}`)).toBe(true);
  expect(isNfeKey(`${lettered.toLowerCase()}${computeNfeKeyCheckDigit(lettered)}`)).toBe(false);
});

test('[financing-109] what people call a paper, and what it is called in the archive', () => {
  const labels = (isCNPJ: boolean, partners = 1) =>
    getExpectedDocuments({ isCNPJ, partners }).map(({ label, semantic }) => [label, semantic]);
  expect(labels(false)).toContainEqual(['Conta de Luz (atualizada)', 'Conta de Energia']);
  expect(labels(true)).toContainEqual(['Conta de Luz', 'Conta de Energia']);
  expect(labels(true, 2)).toContainEqual(['Imposto de Renda', 'IR Sócio 2']);
  expect(labels(true, 1)).not.toContainEqual(['Imposto de Renda', 'IR Sócio 2']);
});

test('every paper says what is asked for, and what is taken', () => {
  for (const semantic of [...financingDocumentNames, 'RG Sócio 1', 'CNH Sócio 25', 'IR Sócio 3']) {
    const { expects, accepts } = getDocumentRequirements(semantic);
    expect({ semantic, says: expects.length > 20, takes: accepts.length > 0 }).toEqual({
      semantic,
      says: true,
      takes: true,
    });
  }
});

test.each([
  ['Conta de Energia', 'Conta de Luz'],
  ['IR Sócio 2', 'Imposto de Renda do sócio 2'],
  ['RG Sócio 12', 'RG do sócio 12'],
  ['NFe de Serviço', 'NFe de Serviço'],
  ['Outro Sócio 2', 'Outro Sócio 2'],
])('[financing-109] %s is shown as %s', (semantic, label) => {
  expect(getFinancingDocumentLabel(semantic)).toBe(label);
});

test('who somebody is serves again, what was built and billed does not', () => {
  expect(isDocumentReusable('CNH', 2_000)).toBe(true);
  expect(isDocumentReusable('RG Sócio 4', 2_000)).toBe(true);
  expect([isDocumentReusable('Conta de Energia', 90), isDocumentReusable('Conta de Energia', 91)]).toEqual([
    true,
    false,
  ]);
  for (const semantic of ['NFe de Serviço', 'ART de Execução', 'Foto do Medidor'])
    expect(isDocumentReusable(semantic, 0)).toBe(false);
  expect(buildDocumentFileName('Foto do Medidor', 12)).toBe('Foto do Medidor (financiamento 12)');
  expect(buildDocumentFileName('CNH', 12)).toBe('CNH');
});

test.each([
  [{ width: 200, height: 3_000 }, true],
  [{ width: 12_000, height: 9_000 }, true],
  [{ width: 700, height: 900 }, false],
  [{ width: 3_000, height: 4_000 }, undefined],
])('a picture of %j', (size, isHard) => {
  expect(findPictureProblems(size)[0]?.isHard).toBe(isHard);
});

test('[financing-104] papers have sixteen names in the archive, those of partners a number', () => {
  const ofPartners = ['RG Sócio n', 'CNH Sócio n', 'IR Sócio n'];
  expect([...financingDocumentNames, ...ofPartners]).toHaveLength(16);
  for (const semantic of financingDocumentNames) expect(isFinancingDocumentName(semantic)).toBe(true);
  for (const name of ofPartners) {
    const numbered = (number: number) => isFinancingDocumentName(name.replace('n', String(number)));
    expect([0, 1, 25, 26].map(numbered)).toEqual([false, true, true, false]);
  }
  expect(isFinancingDocumentName('Contrato Social')).toBe(false);
});

test('[financing-071] invoices are complete once both are taken', () => {
  expect(computeDocumentGroupState(expectedInvoices, { 'NFe de Serviço': 'APPROVED' })).toBe('missing');
  expect(
    computeDocumentGroupState(expectedInvoices, {
      'NFe de Serviço': 'APPROVED',
      'NFe dos Equipamentos': 'PENDING',
    }),
  ).toBe('inAnalysis');
  expect(
    computeDocumentGroupState(expectedInvoices, {
      'NFe de Serviço': 'APPROVED',
      'NFe dos Equipamentos': 'APPROVED',
    }),
  ).toBe('approved');
});
