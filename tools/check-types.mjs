#!/usr/bin/env node
// Type-checks every package, two at a time. Each has its own configuration: what is pure may not see a browser or Node.
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { bin, root } from './lib/workspace.mjs';

const packages = readdirSync(root).filter((name) => existsSync(join(root, name, 'tsconfig.json')));

function check(name) {
  return new Promise((resolve) => {
    // What was found right stays so until a file it read changes: a second run takes seconds.
    const memory = ['--incremental', '--tsBuildInfoFile', join(root, '.cache/types', `${name}.tsbuildinfo`)];
    const child = spawn(bin('tsc'), ['-p', name, '--pretty', ...memory], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += chunk));
    child.stderr.on('data', (chunk) => (output += chunk));
    child.on('exit', (code) => {
      console.log(code === 0 ? `types  ${name}` : `types  ${name}: erros\n${output}`);
      resolve(code === 0);
    });
  });
}

const waiting = [...packages];
let failed = 0;
await Promise.all(
  [1, 2].map(async () => {
    for (let name = waiting.shift(); name; name = waiting.shift()) if (!(await check(name))) failed += 1;
  }),
);
process.exit(failed === 0 ? 0 : 1);
