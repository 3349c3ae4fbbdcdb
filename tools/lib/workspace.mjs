import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder that holds package.json. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// pnpm 11 and later do not start on Node 20.
export const PNPM = 'pnpm@10.34.9';

/** Prints one clear line and ends the process. */
export function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Stops early, in words, on a Node that cannot run the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    fail(`Girassol precisa do Node.js 20.19 ou mais novo; este é o ${process.versions.node}.`);
  }
}

/**
 * Installs the workspace's packages unless the lock file is the one that was installed last.
 * pnpm comes through npx, so that a machine needs nothing but Node.
 */
export function ensureInstalled() {
  requireNode();
  const stamp = join(root, 'node_modules', '.girassol-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Instalando dependências…');
  const install = spawnSync(
    'npx',
    ['--yes', PNPM, 'install', '--frozen-lockfile', '--prefer-offline', '--reporter=append-only'],
    {
      cwd: root,
      // What a person wants to see is a failure; the list of packages is not.
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
      maxBuffer: 1 << 28,
    },
  );
  if (install.status !== 0) {
    process.stderr.write(`${install.stdout ?? ''}${install.stderr ?? ''}`);
    fail('Não foi possível instalar as dependências. Verifique a conexão e tente de novo.');
  }
  writeFileSync(stamp, lock);
}

/**
 * Runs a command in the workspace, its output passed through.
 * @returns {Promise<number>} the exit code
 */
export function run(command, args, { env = {}, cwd = root } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('exit', (code, signal) => resolve(signal ? 1 : (code ?? 1)));
  });
}

/** Path of a command that the workspace root, or one of its packages, installed. */
export const bin = (name, folder = '.') => join(root, folder, 'node_modules', '.bin', name);
