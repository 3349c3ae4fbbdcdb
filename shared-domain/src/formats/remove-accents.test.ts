import { foldCaseAccentsAndStyles, removeAccents } from './remove-accents';

test('accents go from composed and from decomposed letters; case and everything else stay', () => {
  expect(removeAccents('São João d’Ávila & Cia – ½')).toBe('Sao Joao d’Avila & Cia – ½');
  expect(removeAccents('Açaí'.normalize('NFD'))).toBe('Acai');
});

test('styled letters become plain ones in lower case', () => {
  expect(foldCaseAccentsAndStyles('ﬁnança ＳＥＮＨＡ Ção')).toBe('financa senha cao');
});
