import { ONE_PIXEL_PNG } from '../../../test/form';
import { canOpenInTab, detectFileType } from './content-type';

const detectMime = (name: string, head: Buffer | string) => detectFileType(name, Buffer.from(head))?.mime;

test('a file is what its contents say, when its name says the same', () => {
  expect(detectMime('telhado.PNG', ONE_PIXEL_PNG)).toBe('image/png');
  expect(detectMime('conta.pdf', '%PDF-1.7\n')).toBe('application/pdf');
  expect(detectMime('contrato.docx', 'PK\x03\x04rest')).toContain('wordprocessingml');
  expect(detectMime('lista.csv', 'nome;cidade\nJosé;Ituiutaba')).toContain('text/csv');
  expect(detectMime('lista.csv', Buffer.from('nome;José', 'latin1'))).toContain('text/csv');
  expect(detectMime('logo.svg', '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>')).toBe(
    'image/svg+xml',
  );
});

test.each([
  ['programa.png', 'MZ\x90\0\x03'],
  ['programa.exe', 'MZ\x90\0\x03'],
  ['pagina.html', '<html>'],
  ['script.js', 'alert(1)'],
  ['foto.jpg', '%PDF-1.7'],
  ['texto.txt', 'MZ\x90\0\x03'],
  ['sem-extensao', '%PDF-1.7'],
  ['desenho.svg', '<html><script>alert(1)</script></html>'],
  ['constructor', 'x'],
  ['x.constructor', 'x'],
])('%s with other contents is refused', (name, head) => {
  expect(detectMime(name, Buffer.from(head, 'latin1'))).toBeUndefined();
});

test('only images without scripts and PDF are shown as pages', () => {
  expect(canOpenInTab('image/png')).toBe(true);
  expect(canOpenInTab('application/pdf')).toBe(true);
  for (const type of ['image/svg+xml', 'text/plain; charset=utf-8', 'application/xml', 'text/html'])
    expect(canOpenInTab(type)).toBe(false);
});
