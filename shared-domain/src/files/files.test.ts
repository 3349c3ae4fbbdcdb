import { formatBytes } from '../formats/bytes';
import { ensureFileExtension, removeFileExtension, sanitizeFileName } from './file-names';
import { fileInputAccept, findStorableFileType, getFileExtension } from './file-types';

test.each([
  ['../../x', 'x'],
  ['..\\..\\contas\\maio.pdf', 'contas-maio.pdf'],
  ['/etc/passwd', 'etc-passwd'],
  ['conta\0 de\r\n luz.pdf', 'conta de luz.pdf'],
  ['foto\u202egpj.exe', 'fotogpj.exe'],
  ['.htaccess', 'htaccess'],
  ['  Ação   nº 1.pdf ', 'Ação nº 1.pdf'],
  ['...', ''],
])('the name %j is kept as %j', (name, kept) => {
  expect(sanitizeFileName(name)).toBe(kept);
});

test('a long name keeps its extension', () => {
  const name = sanitizeFileName(`${'a'.repeat(400)}.pdf`);
  expect(name).toHaveLength(150);
  expect(name.endsWith('.pdf')).toBe(true);
});

test('extensions are told, added and taken away', () => {
  expect(getFileExtension('Conta.PDF')).toBe('pdf');
  expect(getFileExtension('Conta nº 1. maio')).toBe('');
  expect(ensureFileExtension('Conta', 'pdf')).toBe('Conta.pdf');
  expect(ensureFileExtension('Conta.PDF', 'pdf')).toBe('Conta.PDF');
  expect(removeFileExtension('Conta.pdf')).toBe('Conta');
  expect(findStorableFileType('x.toString')).toBeUndefined();
  expect(fileInputAccept).toContain('.pdf');
});

test('sizes are told in the unit a person reads', () => {
  expect([1, 842, 1024, 1_258_291, 25 * 1024 * 1024, 10 * 1024 ** 3].map(formatBytes)).toEqual([
    '1 byte',
    '842 bytes',
    '1 KB',
    '1,2 MB',
    '25 MB',
    '10 GB',
  ]);
});
