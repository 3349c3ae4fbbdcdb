import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(__dirname, '..', '..');
const folders = /^(api|federation|shared-\w+|shell|mfe-[\w-]+|tools)$/;
const isBuilt = (name: string) => /^(node_modules|dist)$/.test(name);
const isSource = (name: string) =>
  /\.(ts|tsx|mjs|cjs)$/.test(name) && !/\.test\.tsx?$|\.fixture\./.test(name) && name !== 'testing.ts';

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return isBuilt(entry.name) || entry.name === 'testing' ? [] : sourcesIn(path);
    return isSource(entry.name) ? [path] : [];
  });
}

const codesIn = (text: string): string[] => text.match(/\bGF-\d{3}\b/g) ?? [];
const inCode = new Set(
  readdirSync(root)
    .filter((name) => folders.test(name))
    .flatMap((name) => sourcesIn(join(root, name)))
    .flatMap((path) => codesIn(readFileSync(path, 'utf8'))),
);
const page = readFileSync(join(root, 'docs', 'errors.md'), 'utf8');
/** A code has its row; the text of other rows may name it as well. */
const described = page.split('\n').flatMap((line) => codesIn(line.split('|')[1] ?? ''));

test('every code that the platform says is described in docs/errors.md, once', () => {
  expect(inCode.size).toBeGreaterThan(50);
  expect([...inCode].filter((code) => !described.includes(code))).toEqual([]);
  expect(described.filter((code, index) => described.indexOf(code) !== index)).toEqual([]);
});

test('every code that is described can be said', () => {
  expect(described.filter((code) => !inCode.has(code))).toEqual([]);
});
