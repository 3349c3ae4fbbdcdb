import { deflateSync } from 'node:zlib';
import { runUntrustedTask } from '../untrusted';
import { createHeldBytes } from '../untrusted/held-bytes.testing';
import * as reading from './check-pdf-for-signing';
import { buildSamplePdf } from './sample-pdf.testing';

const checkPdf = (pdf: Buffer, accountId = 'a') => reading.checkPdfForSigning(pdf, accountId);
const plain = (changes: Parameters<typeof buildSamplePdf>[2] = {}) => buildSamplePdf('Contrato', 2, changes);
const findProblem = async (pdf: Buffer) => (await checkPdf(pdf)).problem;

test('a PDF of pages, links and pictures is taken, and its pages are counted', async () => {
  const link =
    '/Annots [<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://girassol.example) >> >>]';
  expect(await checkPdf(plain({ page: link, catalog: '/OpenAction [1000 0 R /Fit]' }))).toEqual({
    pages: 2,
    problem: null,
  });
  expect(await checkPdf(buildSamplePdf('Muitas', 200, {}))).toEqual({ pages: 200, problem: null });
});

test.each<[string, Parameters<typeof buildSamplePdf>[2], RegExp]>([
  ['a script when it opens', { catalog: '/OpenAction << /S /JavaScript /JS (app.alert) >>' }, /scripts/],
  ['a script by name', { catalog: '/Names << /JavaScript << /Names [] >> >>' }, /scripts/],
  ['a script spelt in numbers', { catalog: '/OpenAction << /S /J#61vaScript /J#53 (x) >>' }, /scripts/],
  [
    'a script behind references',
    { catalog: '/OpenAction 100 0 R', objects: ['<< /Next 101 0 R /S /GoTo >>', '<< /S /JavaScript >>'] },
    /scripts/,
  ],
  ['what happens with a page', { page: '/AA << /O << /S /GoTo >> >>' }, /scripts/],
  ['a program that is started', { catalog: '/OpenAction << /S /Launch /F (cmd.exe) >>' }, /fora dele/],
  ['another document that is opened', { catalog: '/OpenAction << /S /GoToR /F (b.pdf) >>' }, /fora dele/],
  ['a form that is sent', { page: '/Annots [<< /A << /S /SubmitForm >> >>]' }, /fora dele/],
  [
    'files within',
    { catalog: '/Names << /EmbeddedFiles << /Names [(a) 100 0 R] >> >>', objects: ['<< /EF << >> >>'] },
    /outros arquivos/,
  ],
  ['a file on a page', { page: '/Annots [<< /Subtype /FileAttachment >>]' }, /outros arquivos/],
  [
    'fields',
    { catalog: '/AcroForm << /Fields [100 0 R] >>', objects: ['<< /FT /Tx /T (a) >>'] },
    /formulário/,
  ],
  ['a form of another kind', { catalog: '/AcroForm << /XFA [] /Fields [] >>' }, /formulário/],
  [
    'a comment',
    { page: '/Annots [<< /Type /Annot /Subtype /Text /Contents (margem baixa) >>]' },
    /comentários/,
  ],
  ['words that are struck out', { page: '/Annots [<< /Subtype /StrikeOut >>]' }, /marcas/],
  ['words written over a page', { page: '/Annots [<< /Subtype /FreeText >>]' }, /marcas/],
  ['a video', { page: '/Annots [<< /Subtype /RichMedia >>]' }, /vídeo/],
  [
    'a signature',
    { catalog: '/AcroForm << /Fields [] /X << /ByteRange [0 1 2 3] >> >>' },
    /já tem uma assinatura/,
  ],
  ['a page as wide as a street', { size: [90_000, 842] }, /grande ou pequena/],
])('%s is refused, and said', async (_, changes, problem) => {
  expect(await findProblem(plain(changes))).toMatch(problem);
});

test('a loop of references, and arrays within arrays, end', async () => {
  const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;
  const loop = { catalog: '/A 100 0 R', objects: ['[100 0 R 101 0 R]', '<< /A 100 0 R /B 1 0 R >>'] };
  expect(await findProblem(plain(loop))).toBeNull();
  expect(typeof (await checkPdf(plain({ catalog: '/A 100 0 R', objects: [deep] }))).pages).toBe('number');
});

test.each([
  ['an empty file', Buffer.alloc(0), /outro tipo/],
  ['a picture', Buffer.from('\x89PNG'), /outro tipo/],
  ['its beginning alone', plain().subarray(0, 200), /danificado|sem páginas|não tem páginas/],
  ['nothing but a header', Buffer.from('%PDF-1.7\n'), /danificado/],
  ['too many pages', buildSamplePdf('Muitas', 201), /201 páginas; o limite é 200/],
  ['no pages', buildSamplePdf('Nenhuma', 0), /não tem páginas/],
])('%s is refused, and said', async (_, pdf, problem) => {
  expect(await findProblem(pdf)).toMatch(problem);
});

test('contents that unpack to gigabytes are not unpacked', async () => {
  const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024)).toString('latin1');
  const objects = [`<< /Length ${bomb.length} /Filter /FlateDecode >>\nstream\n${bomb}\nendstream`];
  const started = Date.now();
  const { pages } = await checkPdf(plain({ catalog: '/A 100 0 R', objects }));
  expect([pages, Date.now() - started < 5_000]).toEqual([2, true]);
});

test('what a reader has to put together from its pieces is refused: nothing can be added behind it', async () => {
  const [body = ''] = plain().toString('latin1').split('xref');
  expect(await findProblem(Buffer.from(`${body}startxref\n999999\n%%EOF`, 'latin1'))).toMatch(
    /não pode ser lacrado|danificado/,
  );
});

test('a password is seen', async () => {
  const trailer =
    '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O (aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa) /U (bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb) >> /ID [(a) (b)]';
  expect(await findProblem(plain({ trailer }))).toMatch(/senha|danificado/);
});

test('an account that brings many at once leaves room for others', async () => {
  const held = createHeldBytes(plain());
  const many = Array.from({ length: 12 }, () => runUntrustedTask(reading.inspectPdfTask, held.take(), 'a'));
  expect((await checkPdf(plain(), 'b')).problem).toBeNull();
  held.release();
  await Promise.all(many);
});
