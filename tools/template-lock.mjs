#!/usr/bin/env node
// `node tools/template-lock.mjs`: writes the lock file of new remotes anew, after a version of a package changed. With
// it, the first `npm install` of a new remote asks the registry for nothing but the packages themselves.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packPackages } from './lib/pack-packages.mjs';
import { ensureInstalled, workspaceRoot } from './lib/workspace.mjs';

const run = promisify(execFile);
const REMOTE = 'mfe-example';

ensureInstalled();
const place = await mkdtemp(join(tmpdir(), 'girassol-template-'));
try {
  const packages = join(place, 'packages');
  const folder = join(place, REMOTE);
  await packPackages(packages);
  await mkdir(folder);
  const { version } = JSON.parse(await readFile(join(workspaceRoot, 'federation', 'package.json'), 'utf8'));
  const command = `../packages/girassol-create-remote-${version}.tgz`;
  await run('npx', ['--yes', command, REMOTE, '--packages', '../packages'], { cwd: folder });
  const path = join(folder, 'package-lock.json');
  await rm(path);
  await run('npm', ['install', '--package-lock-only', '--no-audit', '--no-fund'], { cwd: folder });

  const lock = JSON.parse(await readFile(path, 'utf8'));
  // What depends on the new remote is filled in by `girassol create`: its dependencies and the tarballs.
  lock.packages[''] = { name: lock.name, version: lock.version };
  for (const [name, entry] of Object.entries(lock.packages))
    if (name.startsWith('node_modules/@girassol/')) {
      delete entry.resolved;
      delete entry.integrity;
    }
  const target = join(workspaceRoot, 'federation', 'template', 'package-lock.json');
  await writeFile(target, `${JSON.stringify(lock, null, 2)}\n`);
} finally {
  await rm(place, { recursive: true, force: true });
}
