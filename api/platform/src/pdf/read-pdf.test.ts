import { deflateSync } from 'node:zlib';
import { findPdfProblems } from '@girassol/shared-domain/financing';
import { buildPdfWithPages, createDocumentPdf } from '../../../test/financing-documents';
import { parsePdf } from './read-pdf';

const drawn = 'BT /F1 12 Tf (Conta de luz) Tj ET';
const readWords = (content: Buffer) => findPdfProblems(parsePdf(content).dictionaries)[0]?.message ?? '';

test('pages are counted, and those on which nothing is drawn', () => {
  expect(parsePdf(Buffer.from(createDocumentPdf().content))).toMatchObject({ pages: 1, blankPages: 0 });
  expect(parsePdf(buildPdfWithPages([drawn, '', null, 'q Q', '/Im0 Do']))).toMatchObject({
    pages: 5,
    blankPages: 3,
  });
  expect(parsePdf(buildPdfWithPages([drawn, ''], { isPacked: true }))).toMatchObject({
    pages: 2,
    blankPages: 1,
  });
  expect(parsePdf(Buffer.from('%PDF-1.4\n%%EOF'))).toMatchObject({ pages: 0, blankPages: 0 });
});

test.each([
  ['a password', '/Encrypt 9 0 R', /protegido por senha/],
  ['a password said at once', '/Encrypt << /Filter /Standard >>', /protegido por senha/],
  ['a script', '<< /S /JavaScript /JS (app.alert(1)) >>', /executa comandos/],
  ['a script whose name is disguised', '<< /S /J#61vaScript /J#53 9 0 R >>', /executa comandos/],
  ['a script with a comment in its names', '<< /S /JavaScript%\n/JS%\n(app.alert(1)) >>', /executa comandos/],
  ['a script after NUL', '<< /S /JavaScript\0/JS\0(x) >>', /executa comandos/],
  ['a script of a form', '/AcroForm << /XFA 9 0 R >>', /executa comandos/],
  [
    'a script between what only looks like a stream',
    '(>>\nstream\n) endobj 7 0 obj << /S /JavaScript /JS (x) >> endobj 8 0 obj (\nendstream)',
    /executa comandos/,
  ],
  ['a program after a comment', '<< /S%\n/Launch /F (calc.exe) >>', /executa comandos/],
  ['a program that it starts', '<< /S /Launch /F (calc.exe) >>', /executa comandos/],
])('a PDF with %s is found, packed or not', (_what, more, message) => {
  expect(readWords(buildPdfWithPages([drawn], { more }))).toMatch(message);
  expect(readWords(buildPdfWithPages([drawn], { more, isPacked: true }))).toMatch(message);
});

test('objects that are packed under a disguised name are read, and others are said to be unread', () => {
  const script = '9 0 << /S /JavaScript /JS (x) >>';
  const objectStream = (head: string, content: Buffer | string) => {
    const text = content.toString('latin1');
    return parsePdf(
      Buffer.from(
        `%PDF-1.7\n1 0 obj << ${head} /Length 9 >>\nstream\r\n${text}\nendstream\nendobj`,
        'latin1',
      ),
    );
  };
  const packed = deflateSync(script);
  for (const head of ['/Type /#4fbjStm /Filter /Fl#61teDecode', '/Type/ObjStm/Filter[/FlateDecode]'])
    expect(findPdfProblems(objectStream(head, packed).dictionaries)).toHaveLength(1);
  expect(findPdfProblems(objectStream('/Type /ObjStm', script).dictionaries)).toHaveLength(1);
  for (const filters of ['/ASCIIHexDecode /FlateDecode', '/LZWDecode', '/FlateDecode /FlateDecode', '/AHx'])
    expect(objectStream(`/Type /ObjStm /Filter [${filters}]`, Buffer.from('78da00', 'latin1')).isWhole).toBe(
      false,
    );
  const bomb = deflateSync(Buffer.alloc(40 * 1024 * 1024, ' '));
  expect(objectStream('/Type /ObjStm /Filter /FlateDecode', bomb).isWhole).toBe(false);
  expect(objectStream('/Type /ObjStm /Filter /FlateDecode', packed).isWhole).toBe(true);
});

test('what only looks like it is none', () => {
  expect(
    readWords(
      buildPdfWithPages([`${drawn} /JavaScript /Encrypt 1 0 R`], { more: '/EncryptMetadata false /JSON 1' }),
    ),
  ).toBe('');
});
