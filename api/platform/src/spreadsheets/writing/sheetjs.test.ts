import { readFileSync } from 'node:fs';
import { join } from 'node:path';

test('the library that has holes in its reader only writes: nothing else of it is taken', () => {
  const source = readFileSync(join(__dirname, 'sheetjs.ts'), 'utf8').replace(/\/\*\*[\s\S]*?\*\//g, '');
  expect(source.match(/^const \{.*\} = sheetjs;$/gm)).toEqual(['const { utils, write } = sheetjs;']);
  // Beside the import and that line its name is nowhere.
  expect(source.match(/\bsheetjs\b(?!-style)/g)).toHaveLength(2);
  expect(source).not.toMatch(/\bread|export \* /);
});
