import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of the workspace's package.json. */
export const workspaceRoot = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

// pnpm 11 and later do not start on Node 20.
/** Version of pnpm that installs the packages of the workspace, as npx takes it. */
export const PNPM_PACKAGE_SPEC = 'pnpm@10.34.9';

/** Prints one line and ends the process. */
export function exitWithError(message) {
  console.error(message);
  process.exit(1);
}

/** Ends the process with a message on a Node version that cannot run the product. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    exitWithError(`Girassol precisa do Node.js 20.19 ou mais novo; este é o ${process.versions.node}.`);
  }
}

/**
 * Installs the packages of the workspace, unless the lock file is unchanged since the last installation. Runs
 * pnpm through npx, so that a machine needs only Node; ends the process with a message when the installation
 * fails.
 */
export function ensureInstalled() {
  requireNode();
  const stamp = join(workspaceRoot, 'node_modules', '.girassol-installed');
  const lock = createHash('sha256')
    .update(readFileSync(join(workspaceRoot, 'pnpm-lock.yaml')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Instalando dependências…');
  const install = spawnSync(
    'npx',
    [
      '--yes',
      PNPM_PACKAGE_SPEC,
      'install',
      '--frozen-lockfile',
      '--prefer-offline',
      '--reporter=append-only',
    ],
    {
      cwd: workspaceRoot,
      // Only failures are of interest, not the list of packages.
      stdio: ['ignore', 'pipe', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, CI: 'true' },
      maxBuffer: 1 << 28,
    },
  );
  if (install.status !== 0) {
    process.stderr.write(`${install.stdout ?? ''}${install.stderr ?? ''}`);
    exitWithError('Não foi possível instalar as dependências. Verifique a conexão e tente de novo.');
  }
  writeFileSync(stamp, lock);
}

/**
 * Runs a command in the workspace and passes its output through; with `isHeld`, prints the output in one piece at the
 * end, for commands that run in parallel.
 * @returns {Promise<number>} the exit code
 */
export function runCommand(command, args, { env = {}, cwd = workspaceRoot, isHeld = false } = {}) {
  return new Promise((resolve) => {
    const stdio = isHeld ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(command, args, { cwd, stdio, env: { ...process.env, ...env } });
    const held = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => held.push(chunk));
    child.on('error', (error) => {
      console.error(`${command}: ${error.message}`);
      resolve(127);
    });
    child.on('close', (code, signal) => {
      process.stdout.write(Buffer.concat(held));
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** Returns the path of a command that the workspace root, or one of its packages, installed. */
export const getCommandPath = (name, folder = '.') =>
  join(workspaceRoot, folder, 'node_modules', '.bin', name);
