#!/usr/bin/env node
// `npm run pack-server -- FOLDER`: one archive with all that a server needs besides Node. It starts without a build, on
// machines of the system and processor that it was packed on. With `--container` also an image, where a tool for that is.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { findContainerBuilder } from './lib/containers.mjs';
import { copyDependencies } from './lib/copy-dependencies.mjs';
import { ensureInstalled, exitWithError, runCommand, workspaceRoot } from './lib/workspace.mjs';

const wantsImage = process.argv.includes('--container');
const [given] = process.argv.slice(2).filter((word) => word !== '--container');
const builder = wantsImage ? findContainerBuilder() : undefined;
if (wantsImage && !builder)
  exitWithError(
    'Nem Podman, nem Docker, nem Buildah respondem nesta máquina. Sem --container o arquivo é feito, e a imagem pode ser feita onde um deles existe.',
  );

ensureInstalled();
const { build } = await import('./build.mjs');
await build();

const { dependencies } = JSON.parse(readFileSync(join(workspaceRoot, 'api/package.json'), 'utf8'));
const { version } = JSON.parse(readFileSync(join(workspaceRoot, 'package.json'), 'utf8'));
const name = `girassol-${version}-${process.platform}-${process.arch}`;
const folder = resolve(given ?? join(workspaceRoot, 'build', 'server'));
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
const imageCode =
  code === 0 && builder ? await runCommand(builder, ['build', '-t', `girassol:${version}`, packed]) : 0;
rmSync(staging, { recursive: true, force: true });
if (code !== 0) exitWithError('Não foi possível escrever o arquivo.');
console.log(`Servidor com ${packages} pacotes em ${archive}`);
if (imageCode !== 0) exitWithError(`${builder} não fez a imagem; o arquivo está completo.`);
if (builder) console.log(`Imagem girassol:${version}, feita por ${builder}`);
