import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findDeclaration, formatSignature, listExports, listFields } from './declarations.mjs';

const root = join(__dirname, '..', '..', '..');
const page = readFileSync(join(root, 'docs', 'reference.md'), 'utf8');

test('docs/reference.md is what the sources say, and lacks no words', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'tools', 'reference.mjs'), '--check'], {
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});

test('every example that the compiler checks stands in it', () => {
  const folder = join(root, 'federation', 'examples');
  for (const name of readdirSync(folder))
    expect(page).toContain(readFileSync(join(folder, name), 'utf8').trim());
});

test('every link to a heading of its own leads to one', () => {
  const anchors = [...page.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} -]/gu, '')
      .replaceAll(' ', '-'),
  );
  const links = [...page.matchAll(/\]\(#([^)]+)\)/g)].map(([, anchor]) => anchor);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((link) => !anchors.includes(link ?? ''))).toEqual([]);
});

test('a declaration is read with its type as it is written and its comment, through the files that hand it on', () => {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-reference-'));
  writeFileSync(
    join(folder, 'index.ts'),
    "export { greet } from './greet';\nexport type { Manner } from './greet';\n",
  );
  writeFileSync(
    join(folder, 'greet.ts'),
    [
      'export interface Manner {',
      '  /** How loud. */',
      "  voice?: 'low' | 'high';",
      '}',
      '/**',
      ' * Greets somebody.',
      ' * @param name As they are called.',
      " * @example greet('Ana')",
      ' */',
      'export function greet(name: string, { voice }: Manner = {}, times = 1): string {',
      '  return name + voice + times;',
      '}',
    ].join('\n'),
  );
  const index = join(folder, 'index.ts');
  const [manner, greet] = listExports(index);
  expect(listFields(manner)).toMatchObject([
    { name: 'voice', isOptional: true, type: "'low' | 'high'", doc: 'How loud.' },
  ]);
  expect(formatSignature(greet)).toBe('greet(name: string, options?: Manner, times?: number): string');
  expect(findDeclaration(index, 'greet').doc).toBe('Greets somebody. `name`: As they are called.');
  rmSync(folder, { recursive: true });
});
