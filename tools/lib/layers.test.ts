import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** The rules are plain Node modules; jest runs CommonJS, so they are asked through Node itself. */
function findings(folder: string, path: string, source: string): string[] {
  const module = join(__dirname, 'layers.mjs');
  const script = `import { findingsIn } from ${JSON.stringify(module)};
    console.log(JSON.stringify(findingsIn(...${JSON.stringify([folder, path, source])})))`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' }),
  );
}

test('a remote may not import another remote', () => {
  expect(findings('mfe-proposals', 'src/a.ts', "import { x } from '@girassol/mfe-crm-boards';")).toHaveLength(
    1,
  );
  expect(findings('mfe-proposals', 'src/a.ts', "import { x } from '@girassol/shared-ui/fields';")).toEqual(
    [],
  );
});

test('shared-domain stays pure', () => {
  expect(findings('shared-domain', 'src/a.ts', "import { readFile } from 'node:fs';")).toHaveLength(1);
  expect(findings('shared-domain', 'src/a.ts', "import { useState } from 'react';")).toHaveLength(1);
});

test('nobody reaches into another package by a relative path', () => {
  expect(
    findings('shell', 'src/routes/a.ts', "import { x } from '../../../shared-ui/src/tokens';"),
  ).toHaveLength(1);
  expect(findings('shell', 'src/routes/a.ts', "import { x } from '../frame/menu';")).toEqual([]);
});

test('a screen never writes an API address by hand', () => {
  expect(findings('shell', 'src/a.ts', "fetch('/api/users/login')")).toHaveLength(1);
});

test('only the types of the contract come to a browser', () => {
  const from = "from '@girassol/shared-domain/contract';";
  expect(findings('shell', 'src/a.ts', `import { contract } ${from}`)).toHaveLength(1);
  expect(findings('shell', 'src/a.ts', `import {\n  type Note,\n  note,\n} ${from}`)).toHaveLength(1);
  expect(findings('shell', 'src/a.ts', `import { type Note, type Body } ${from}`)).toEqual([]);
  expect(findings('shell', 'src/a.ts', `import type { Note } ${from}`)).toEqual([]);
});
