import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { browserBreaks } from './browser-breaks';
import { fileBreaks } from './file-breaks';
import { manifestBreaks } from './manifest-breaks';
import { findInFile, findInManifest, formatBreakTable, replaceTable } from './table';

test.each(fileBreaks)('an area that $what is named by its files: $code', async (one) => {
  const found = await findInFile(one);
  expect(found.map(({ code }) => code)).toEqual([one.code]);
  expect(found[0]?.what).toContain(`${one.file}:1:`);
  expect(found[0]?.how).not.toBe('');
});

test.each(manifestBreaks)('an area that $what is named by its manifest: $code', (one) => {
  const found = findInManifest(one);
  expect(found.map(({ code }) => code)).toContain(one.code);
  expect(found.every(({ how }) => how !== '')).toBe(true);
});

test('a manifest without a break is fine', () => {
  expect(findInManifest({ changes: {} }).filter(({ code }) => code !== 'GF-631')).toEqual([]);
});

test('each break of the browser is named once, with a remedy', () => {
  const names = browserBreaks.map(({ what }) => what);
  expect(new Set(names).size).toBe(names.length);
  for (const { says, how } of browserBreaks) expect(says && how).not.toBe('');
});

test('docs/gate.md lists the corpus as it is: node tools/gate-breaks.mjs writes it', async () => {
  const page = readFileSync(join(__dirname, '..', '..', '..', 'docs', 'gate.md'), 'utf8');
  expect(replaceTable(page, await formatBreakTable())).toBe(page);
});
