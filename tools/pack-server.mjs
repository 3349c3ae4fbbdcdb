#!/usr/bin/env node
// `npm run pack-server -- FOLDER`: one archive with all that a server needs besides Node. It starts without a build, on
// machines of the system and processor that it was packed on.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { copyDependencies } from './lib/copy-dependencies.mjs';
import { ensureInstalled, exitWithError, runCommand, workspaceRoot } from './lib/workspace.mjs';

ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const { dependencies } = JSON.parse(readFileSync(join(workspaceRoot, 'api/package.json'), 'utf8'));
const { version } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'));
const name = `girassol-${version}-${process.platform}-${process.arch}`;
const folder = resolve(process.argv[2] ?? join(workspaceRoot, 'build', 'server'));
const staging = mkdtempSync(join(tmpdir(), 'girassol-pack-server-'));
const packed = join(staging, name);

cpSync(join(workspaceRoot, 'api', 'dist'), join(packed, 'server'), { recursive: true });
for (const part of ['shell', 'releases'])
  cpSync(join(workspaceRoot, 'build', part), join(packed, 'build', part), { recursive: true });
cpSync(join(workspaceRoot, 'tools', 'server-archive'), packed, { recursive: true });
writeFileSync(
  join(packed, 'package.json'),
  `${JSON.stringify({ name: 'girassol', version, type: 'module' })}\n`,
);
const packages = copyDependencies(
  Object.keys(dependencies).filter((one) => !one.startsWith('@girassol/')),
  join(workspaceRoot, 'api', 'node_modules'),
  join(workspaceRoot, 'node_modules', '.pnpm'),
  join(packed, 'node_modules'),
);

mkdirSync(folder, { recursive: true });
const archive = join(folder, `${name}.tar.gz`);
const code = await runCommand('tar', ['-czf', archive, '-C', staging, name]);
rmSync(staging, { recursive: true, force: true });
if (code !== 0) exitWithError('Não foi possível escrever o arquivo.');
console.log(`Servidor com ${packages} pacotes em ${archive}`);
