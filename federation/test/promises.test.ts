import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const docs = join(__dirname, '..', '..', 'docs');
const rows = readFileSync(join(docs, 'promises.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line));

test('there are twelve promises, each compared with others', () => {
  expect(rows.map((row) => Number(row.split('|')[1]))).toEqual(
    Array.from({ length: 12 }, (_, index) => index + 1),
  );
  expect(rows.filter((row) => row.split('|')[3]?.trim() === '')).toEqual([]);
});

test.each(rows.map((row) => [row.split('|')[1]?.trim(), row]))(
  'promise %s is shown by tests that exist',
  (_number, row = '') => {
    const links = [...row.matchAll(/\]\((\.\.\/[^)#]+)\)/g)].map(([, path = '']) => path);
    expect(links).not.toEqual([]);
    expect(links.filter((path) => !existsSync(join(docs, path)))).toEqual([]);
  },
);
