#!/usr/bin/env node
// Holds the code against the rules of the house: who may import whom, between packages and between their rooms.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { findingsIn } from './lib/screen-text.mjs';
import { bin, root, run } from './lib/workspace.mjs';

const packages = readdirSync(root).filter(
  (name) => /^(shell|api|federation|mfe-.+|shared-.+)$/.test(name) && existsSync(join(root, name, 'src')),
);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

let findings = 0;
for (const folder of packages) {
  for (const path of sources(join(root, folder, 'src'))) {
    for (const finding of findingsIn(folder, readFileSync(path, 'utf8'))) {
      console.error(`${relative(root, path)}: ${finding}`);
      findings += 1;
    }
  }
}
const code = await run(bin('depcruise'), [
  ...['--config', 'tools/dependency-rules.mjs', '--output-type', 'err-long'],
  ...packages.map((name) => `${name}/src`),
]);
process.exit(findings === 0 ? code : 1);
