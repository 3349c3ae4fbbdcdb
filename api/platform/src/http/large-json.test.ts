import { readLargeJson } from './large-json';

const MB = 1024 * 1024;
const read = (text: string) => readLargeJson(Buffer.from(text), async (rest) => JSON.parse(rest));
const base64 = 'QUJD'.repeat(2 * MB);

test.each<[string, unknown]>([
  [
    'a file beside facts',
    { base64File: base64, validityDate: '2099-12-31', mapping: { 'Nome "x"': 'nome\\' } },
  ],
  ['two files', { one: base64, other: `${base64}QQ==` }],
  ['a file in a list', [{ list: [base64, 1, null, true] }]],
  ['letters of several bytes', { text: 'ação '.repeat(300_000) }],
  ['line ends', { text: `${'QUJD'.repeat(19)}\r\n`.repeat(20_000) }],
  ['quotes and backslashes', { text: `"\\${'a'.repeat(2 * MB)}\\"`, 'b\\': '\\' }],
  [
    'a text that looks like one that stands for another',
    { a: base64, b: '00000000-0000-0000-0000-0000000000000' },
  ],
  ['a text alone', base64],
])('%s is read as JSON reads it', async (_, value) => {
  expect(await read(JSON.stringify(value))).toEqual(value);
});

test('slashes that are escaped, as some programs write them', async () => {
  expect(await read(`{"file": "${'QU\\/D'.repeat(MB)}"}`)).toEqual({ file: 'QU/D'.repeat(MB) });
});

test.each([
  ['a large list', JSON.stringify(Array.from({ length: 400_000 }, (_, at) => at))],
  ['thousands of short texts', JSON.stringify(Array.from({ length: 100_000 }, () => 'texto'))],
  ['quotes that are escaped', `{"a":"${'\\"'.repeat(MB)}"}`],
])('%s is refused by its size', async (_, text) => {
  await expect(read(text)).rejects.toMatchObject({ status: 413 });
});

test.each([
  ['an end that is missing', `{"a":"${base64}`],
  ['a wrong escape', `{"a":"\\x${base64}"}`],
])('%s is refused', async (_, text) => {
  await expect(read(text)).rejects.toThrow();
});
