import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const tools = join(__dirname, '..');

/** Names of the rules that a house of these files breaks. */
function broken(files: Record<string, string>): string[] {
  const house = mkdtempSync(join(tmpdir(), 'girassol-layers-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(house, dirname(path)), { recursive: true });
      writeFileSync(join(house, path), text);
    }
    const { stdout } = spawnSync(
      join(tools, '../node_modules/.bin/depcruise'),
      ['--config', join(tools, 'dependency-rules.mjs'), '--output-type', 'json', '.'],
      { cwd: house, encoding: 'utf8' },
    );
    const { summary }: { summary: { violations: { rule: { name: string } }[] } } = JSON.parse(stdout);
    return [...new Set(summary.violations.map(({ rule }) => rule.name))].sort();
  } finally {
    rmSync(house, { recursive: true, force: true });
  }
}

const value = 'export const value = 1;';
const from = (path: string) => `import { value } from '${path}'; export const other = value;`;

test('a house as it should be', () => {
  expect(
    broken({
      'shared-ui/src/button.ts': value,
      'shell/src/frame/menu.ts': from('../../../shared-ui/src/button'),
      'mfe-a/src/screen.ts': from('./part'),
      'mfe-a/src/part.ts': value,
      'api/platform/src/http/serve.ts': value,
      'api/src/areas/sales/win.ts': from('../../../platform/src/http/serve'),
      'api/src/areas/undo/undo.ts': from('../sales/win'),
      'api/src/modules.ts': from('../../mfe-a/api/src/module'),
      'mfe-a/api/src/module.ts': from('../../../api/platform/src/http/serve'),
      'mfe-b/api/src/module.ts': from('../../../mfe-a/api/src/module'),
      'mfe-b/domain/src/rules.ts': value,
      'mfe-b/src/rules-of-screens.ts': from('../domain/src/rules'),
    }),
  ).toEqual([]);
});

test('a screen imports no server part, a domain no platform, and a module nothing of the API that composes it', () => {
  expect(
    broken({
      'mfe-a/src/screen.ts': from('../api/src/module'),
      'mfe-a/api/src/module.ts': from('../../../api/src/config'),
      'mfe-a/domain/src/rules.ts': from('../../../api/platform/src/http/serve'),
      'api/platform/src/http/serve.ts': value,
      'api/src/config.ts': value,
    }),
  ).toEqual(['area/api-looks-at', 'area/domain-looks-at', 'no-server-in-a-browser']);
});

test('a domain has no Node, and modules stand on one another in one direction', () => {
  expect(
    broken({
      'mfe-a/domain/src/rules.ts': "import { readFile } from 'node:fs'; export const value = readFile;",
      'mfe-a/api/src/first.ts': from('../../../mfe-b/api/src/first'),
      'mfe-b/api/src/first.ts': value,
      'mfe-b/api/src/second.ts': from('../../../mfe-a/api/src/second'),
      'mfe-a/api/src/second.ts': value,
    }),
  ).toEqual(['modules-have-directions', 'no-node-in-a-browser']);
});

test('a remote may not import another remote, nor the design system the session', () => {
  expect(
    broken({
      'mfe-a/src/screen.ts': from('../../mfe-b/src/screen'),
      'mfe-b/src/screen.ts': value,
      'shared-ui/src/button.ts': from('../../shared-auth/src/session'),
      'shared-auth/src/session.ts': value,
    }),
  ).toEqual(['mfe-*-looks-at', 'shared-ui-looks-at']);
});

test('shared-domain stays pure, and no browser gets Node', () => {
  const node = "import { readFile } from 'node:fs'; export const value = readFile;";
  expect(broken({ 'shared-domain/src/a.ts': node, 'mfe-a/src/b.ts': node })).toEqual([
    'no-node-in-a-browser',
  ]);
});

test('sheetjs writes, in one module', () => {
  const library = { 'node_modules/sheetjs-style/index.js': 'module.exports = {};' };
  const taken = "import sheetjs from 'sheetjs-style'; export const value = sheetjs;";
  const door = 'api/platform/src/spreadsheets/writing/sheetjs.ts';
  expect(broken({ ...library, [door]: taken })).toEqual([]);
  expect(broken({ ...library, 'api/src/areas/exports/write.ts': taken, 'mfe-a/src/b.ts': taken })).toEqual([
    'spreadsheets-are-only-written-by-sheetjs',
  ]);
});

test('rooms have directions', () => {
  expect(
    broken({
      'api/src/areas/sales/win.ts': from('../notes/add'),
      'api/src/areas/notes/add.ts': value,
      'api/src/areas/notes/list.ts': from('../sales/lose'),
      'api/src/areas/sales/lose.ts': value,
    }),
  ).toEqual(['rooms-of-api-src-areas']);
});

test('two files that need each other are a circle, also when one takes only a type of the other', () => {
  const takesType = (path: string) => `import type { Word } from '${path}'; export const word: Word = 'a';`;
  expect(
    broken({
      'mfe-a/src/board/card.ts': `${from('./column')} export type Word = string;`,
      'mfe-a/src/board/column.ts': `${takesType('./card')} ${value}`,
      'shared-domain/src/a.ts': from('./b'),
      'shared-domain/src/b.ts': value,
    }),
  ).toEqual(['no-circle-between-files']);
});

test('the platform knows no area, an area nothing of the process', () => {
  expect(
    broken({
      'api/platform/src/http/serve.ts': from('../../../src/areas/sales/win'),
      'api/src/areas/sales/win.ts': value,
      'api/src/areas/sales/lose.ts': from('../../config'),
      'api/src/config.ts': value,
    }),
  ).toEqual(['api/platform-looks-at', 'areas-stand-on-the-platform']);
});

/**
 * Lists the findings on the text of a file. The check is a plain Node module and jest runs CommonJS, so the check runs
 * in a separate Node process.
 */
function listFindings(folder: string, source: string): string[] {
  const script = `import { findBrowserSourceProblems } from ${JSON.stringify(join(__dirname, 'screen-text.mjs'))};
    console.log(JSON.stringify(findBrowserSourceProblems(...${JSON.stringify([folder, source])})))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

test('a screen never writes an API address by hand', () => {
  expect(listFindings('shell', "fetch('/api/users/login')")).toHaveLength(1);
});

test('only the types of the contract come to a browser', () => {
  const contract = "from '@girassol/shared-domain/contract';";
  expect(listFindings('shell', `import { contract } ${contract}`)).toHaveLength(1);
  expect(listFindings('shell', `import {\n  type Note,\n  note,\n} ${contract}`)).toHaveLength(1);
  expect(listFindings('shell', `import { type Note, type Body } ${contract}`)).toEqual([]);
  expect(listFindings('shell', `import type { Note } ${contract}`)).toEqual([]);
});
