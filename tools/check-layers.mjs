#!/usr/bin/env node
// Holds the code against the rules of the house: who may import whom, between packages and between their rooms.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { listPackageFolders } from './lib/packages.mjs';
import { findBrowserSourceProblems } from './lib/screen-text.mjs';
import { getCommandPath, runCommand, workspaceRoot } from './lib/workspace.mjs';

const packages = listPackageFolders().filter(
  (name) =>
    /^(shell|api|federation|mfe-.+|shared-.+)(\/|$)/.test(name) &&
    existsSync(join(workspaceRoot, name, 'src')),
);

function* sources(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name) && !/\.(test|testing|fixture)\.tsx?$/.test(entry.name)) yield path;
  }
}

let findings = 0;
for (const folder of packages) {
  for (const path of sources(join(workspaceRoot, folder, 'src'))) {
    for (const finding of findBrowserSourceProblems(folder, readFileSync(path, 'utf8'))) {
      console.error(`${relative(workspaceRoot, path)}: ${finding}`);
      findings += 1;
    }
  }
}
const code = await runCommand(getCommandPath('depcruise'), [
  ...['--config', 'tools/dependency-rules.mjs', '--output-type', 'err-long'],
  ...packages.map((name) => `${name}/src`),
]);
process.exit(findings === 0 ? code : 1);
