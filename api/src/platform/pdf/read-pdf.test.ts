import { pdfFindings } from '@girassol/shared-domain/financing';
import { paperPdf, pdfOf } from '../../../test/papers';
import { readPdf } from './read-pdf';

const drawn = 'BT /F1 12 Tf (Conta de luz) Tj ET';
const words = (content: Buffer) => pdfFindings(readPdf(content).dictionaries)[0]?.message ?? '';

test('pages are counted, and those on which nothing is drawn', () => {
  expect(readPdf(Buffer.from(paperPdf().content))).toMatchObject({ pages: 1, blankPages: 0 });
  expect(readPdf(pdfOf([drawn, '', null, 'q Q', '/Im0 Do']))).toMatchObject({ pages: 5, blankPages: 3 });
  expect(readPdf(pdfOf([drawn, ''], { isPacked: true }))).toMatchObject({ pages: 2, blankPages: 1 });
  expect(readPdf(Buffer.from('%PDF-1.4\n%%EOF'))).toMatchObject({ pages: 0, blankPages: 0 });
});

test.each([
  ['a password', '/Encrypt 9 0 R', /protegido por senha/],
  ['a password said at once', '/Encrypt << /Filter /Standard >>', /protegido por senha/],
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>', /executa comandos/],
  ['a script whose name is disguised', '<< /S /J#61vaScript /J#53 9 0 R >>', /executa comandos/],
  ['a program that it starts', '<< /S /Launch /F (calc.exe) >>', /executa comandos/],
])('a PDF with %s is found, packed or not', (_what, more, message) => {
  expect(words(pdfOf([drawn], { more }))).toMatch(message);
  expect(words(pdfOf([drawn], { more, isPacked: true }))).toMatch(message);
});

test('what only looks like it is none', () => {
  expect(
    words(pdfOf([`${drawn} /JavaScript /Encrypt 1 0 R`], { more: '/EncryptMetadata false /JSON 1' })),
  ).toBe('');
});
