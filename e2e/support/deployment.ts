import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Browser, expect, type Page, test } from '@playwright/test';
import { logIn } from './api';
import { copyDemoData } from './demo-data.mjs';
import { type DemoLogin, watchForPageErrors } from './product';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Folder of the built shell. */
export const builtShellFolder = join(root, 'build', 'shell');

/** Product that belongs to one journey: a changed copy of the build, served on a port of its own. */
export interface Deployment {
  origin: string;
  buildDir: string;
  /** Folder of the published releases. */
  storeDir: string;
  /** Ends the process and starts it again on the same data: what a deploy of the server is. */
  restart(): Promise<void>;
  stop(): Promise<void>;
}

/** Ports above the product's that tests use by themselves: the other build, `girassol dev`, galleries. */
const FIXED_PORTS = 10;

/**
 * Returns the port of a server that a test starts beside that of the product at `origin`. Two tests that run at the same time
 * have different ones.
 */
export const getPortBeside = (origin: string): number =>
  Number(new URL(origin).port) + FIXED_PORTS + test.info().parallelIndex;

/**
 * Starts a server on a copy of the build. `change` edits the copy before the start; `variables` are environment
 * variables of the server.
 */
export async function startDeployment(
  port: number,
  change: (buildDir: string) => void = () => undefined,
  variables: Record<string, string> = {},
): Promise<Deployment> {
  const folder = mkdtempSync(join(tmpdir(), 'girassol-deployment-'));
  const buildDir = join(folder, 'build');
  cpSync(join(root, 'build'), buildDir, { recursive: true });
  removeOlderReleases(join(buildDir, 'releases'));
  change(buildDir);
  copyDemoData(join(folder, 'data'));
  const origin = `http://localhost:${port}`;
  let server = await start();

  async function start(): Promise<ChildProcess> {
    const started = spawn(process.execPath, [join(root, 'api', 'dist', 'server.mjs')], {
      cwd: root,
      stdio: 'ignore',
      env: {
        ...process.env,
        PORT: String(port),
        DATA_DIR: join(folder, 'data'),
        BUILD_DIR: buildDir,
        DATABASE_URL: '',
        LOGIN_ATTEMPTS_PER_MINUTE: '1000',
        ...variables,
      },
    });
    for (let tries = 0; tries < 480; tries += 1) {
      const isReady = await fetch(`${origin}/api/health/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isReady) return started;
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
    started.kill('SIGKILL');
    throw new Error(`no server on ${origin}`);
  }
  const end = (process: ChildProcess) =>
    new Promise<void>((resolve) => {
      process.once('exit', () => resolve());
      process.kill('SIGTERM');
    });

  return {
    origin,
    buildDir,
    storeDir: join(folder, 'data', 'releases'),
    async restart() {
      await end(server);
      server = await start();
    },
    async stop() {
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Removes all but the newest release of each remote, so that none can serve instead. */
function removeOlderReleases(releases: string): void {
  for (const remote of readdirSync(releases)) {
    const versions = readdirSync(join(releases, remote)).filter((name) => !name.startsWith('.'));
    const builtAt = (version: string): string => manifestAt(join(releases, remote, version)).builtAt;
    const [, ...older] = versions.sort((one, other) => builtAt(other).localeCompare(builtAt(one)));
    for (const version of older) rmSync(join(releases, remote, version), { recursive: true });
  }
}

const manifestAt = (folder: string) => JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8'));
const computeIntegrity = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;

/** Changes the text of the scripts in a folder, with their hashes; compressed forms of the old text go. */
function rewrite(folder: string, integrity: Record<string, string>, change: (text: string) => string): void {
  for (const name of Object.keys(integrity).filter((file) => file.endsWith('.js'))) {
    const path = join(folder, name);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) continue;
    writeFileSync(path, after);
    integrity[name] = computeIntegrity(after);
    for (const form of ['br', 'gz']) rmSync(`${path}.${form}`, { force: true });
  }
}

/** Package of ours -> version. */
type Versions = Record<string, string>;

const isEntryOfPackage = (entry: string, name: string) => entry === name || entry.startsWith(`${name}/`);

/**
 * Changes a build so that the shell appears to be built with other versions of the shared packages: rewrites
 * its scripts, `shell.json` and hashes.
 */
export function setShellPackageVersions(buildDir: string, versions: Versions): void {
  const path = join(buildDir, 'shell', 'shell.json');
  const shell = JSON.parse(readFileSync(path, 'utf8'));
  shell.version = `${shell.version}-outra`;
  for (const [name, version] of Object.entries(versions)) {
    const short = name.replace('@girassol/', '');
    for (const entry of Object.keys(shell.provides))
      if (isEntryOfPackage(entry, name) || entry === short) shell.provides[entry] = version;
    const provided = new RegExp(`("${name}(?:/[\\w-]+)?":[\\w$]+\\()"[\\d.]+"`, 'g');
    rewrite(join(buildDir, 'shell', 'assets'), shell.integrity, (text) =>
      text.replace(provided, `$1"${version}"`),
    );
  }
  const list = JSON.stringify({ integrity: shell.integrity });
  writeFileSync(join(buildDir, 'shell', 'assets', shell.hashes.file), list);
  for (const form of ['br', 'gz'])
    rmSync(join(buildDir, 'shell', 'assets', `${shell.hashes.file}.${form}`), { force: true });
  shell.hashes.integrity = computeIntegrity(list);
  writeFileSync(path, JSON.stringify(shell));
}

/** Removes an exported name of a package from the list of names that the shell provides. */
export function removeShellExport(buildDir: string, name: string, exported: string): void {
  const path = join(buildDir, 'shell', 'shell.json');
  const shell = JSON.parse(readFileSync(path, 'utf8'));
  shell.exports[name] = shell.exports[name].filter((found: string) => found !== exported);
  writeFileSync(path, JSON.stringify(shell));
}

/**
 * Changes a built release of a remote so that the release requires other versions of the shared packages, and
 * gives the release another version number.
 */
export function setRemoteRequirements(
  buildDir: string,
  remote: string,
  version: string,
  ranges: Versions,
): void {
  const releases = join(buildDir, 'releases', remote);
  const [found = ''] = readdirSync(releases).filter((name) => !name.startsWith('.'));
  const folder = join(releases, version);
  renameSync(join(releases, found), folder);
  const manifest = manifestAt(folder);
  manifest.version = version;
  for (const [name, range] of Object.entries(ranges)) {
    manifest.requires[name.replace('@girassol/', '')] = range;
    for (const entry of Object.keys(manifest.shares))
      if (isEntryOfPackage(entry, name)) manifest.shares[entry] = range;
    const asked = new RegExp(`requiredVersion:"[^"]*"([^}]*?shareKey:"${name}["/])`, 'g');
    rewrite(folder, manifest.integrity, (text) => text.replace(asked, `requiredVersion:"${range}"$1`));
  }
  writeFileSync(join(folder, 'remote.json'), JSON.stringify(manifest));
  for (const form of ['br', 'gz']) rmSync(join(folder, `remote.json.${form}`), { force: true });
}

/** Lists the versions of a package that are loaded on the page, one for each copy. */
export const listPackageVersions = (page: Page, name: string): Promise<string[]> =>
  page.evaluate((wanted) => {
    const [shell] = Reflect.get(window, '__FEDERATION__').__INSTANCES__;
    return Object.keys(shell.shareScopeMap.default[wanted]);
  }, name);

/** Opens the home page of a deployment, logged in, in a new browser context. */
export async function openHome(
  browser: Browser,
  { origin }: Pick<Deployment, 'origin'>,
  account: DemoLogin = 'owner',
) {
  const { session } = await logIn(origin, account);
  const localStorage = [{ name: 'girassol.session', value: JSON.stringify(session) }];
  const context = await browser.newContext({
    baseURL: origin,
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  });
  const page = await context.newPage();
  const checkTrouble = watchForPageErrors(page);
  await page.goto('/inicio');
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeVisible();
  return { page, session, checkTrouble, close: () => context.close() };
}
