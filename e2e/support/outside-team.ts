import { type ChildProcess, exec, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const workspace = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const run = promisify(execFile);
const typed = promisify(exec);

/**
 * Folder of one remote that is developed outside the workspace, with functions that run commands and edit
 * files in the folder.
 */
export interface OutsideRemoteFolder {
  /** Runs a line in the folder of the remote, as it would be typed there; answers what it printed. */
  type(line: string): Promise<string>;
  /** Runs a line of `girassol`; answers its document. */
  ask(line: string): Promise<Record<string, unknown>>;
  /** Starts a command of `girassol` that stays; answers once it has said that it is ready. */
  start(...words: string[]): Promise<{ stop(): Promise<void> }>;
  /** Changes a file of the remote; the function it answers puts back what was there. */
  edit(file: string, change: (text: string) => string): () => void;
}

/**
 * Simulated team that develops remotes outside the workspace, with the platform's packages installed from
 * packed files.
 */
export interface OutsideTeam extends OutsideRemoteFolder {
  /** A folder for whatever goes with the team. */
  place: string;
  /** The folder of another remote on the same installation. */
  beside(remote: string, options?: BesideOptions): OutsideRemoteFolder;
  leave(): Promise<void>;
}

/** Options for the folder of another remote on the same installation. */
interface BesideOptions {
  /** Gets its own copy of each of our packages. */
  change?: (packageFolder: string, name: string) => void;
  /** Packages that a remote of another tool installs; the workspace has them for its own tests. */
  packages?: readonly string[];
  /** Further variables of its commands. */
  env?: Record<string, string>;
}

/**
 * Packs the platform's packages and runs the commands `begin`, which create and install the remote, in an empty
 * temporary folder named like it. Returns functions to work in that folder.
 */
export async function installOutsideTeam(
  remote: string,
  begin: readonly string[],
  env: Record<string, string>,
): Promise<OutsideTeam> {
  const place = mkdtempSync(join(tmpdir(), 'girassol-team-'));
  const packages = join(place, 'packages');
  const folder = join(place, remote);
  mkdirSync(folder);
  await run(process.execPath, [join(workspace, 'tools', 'pack.mjs'), packages]);

  const running = new Set<ChildProcess>();
  const own = commandsIn(folder, { ...npmEnvironment, ...env }, running);
  for (const line of begin) await own.type(line);
  return {
    ...own,
    place,
    beside(name, { change = () => undefined, packages: tools = [], env: more = {} } = {}) {
      const other = join(place, name);
      linkInstallation(join(folder, 'node_modules'), join(other, 'node_modules'), change);
      for (const tool of tools) linkToolPackage(tool, join(other, 'node_modules'));
      return commandsIn(other, { ...npmEnvironment, ...env, ...more }, running);
    },
    async leave() {
      await Promise.all([...running].map(end));
      rmSync(place, { recursive: true, force: true });
    },
  };
}

function commandsIn(
  folder: string,
  env: Record<string, string>,
  running: Set<ChildProcess>,
): OutsideRemoteFolder {
  // Variables of the workspace's own run do not exist for a team elsewhere.
  const { INIT_CWD: _called, BUILD_DIR: _builds, ...outer } = process.env;
  const options = { cwd: folder, env: { ...outer, ...env } };
  const type = async (line: string) => {
    try {
      return (await typed(line, { ...options, maxBuffer: 1 << 26 })).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${line} failed:\n${stdout}\n${stderr}`);
    }
  };
  return {
    type,
    ask: async (line) => JSON.parse(await type(`${line} --json`)),
    async start(...words) {
      const girassol = join(folder, 'node_modules', '@girassol', 'federation', 'bin', 'girassol.mjs');
      const child = spawn(process.execPath, [girassol, ...words], options);
      running.add(child);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
      await new Promise<void>((resolve, reject) => {
        child.stdout.once('data', () => resolve());
        child.once('exit', () => reject(new Error(said)));
      });
      return {
        async stop() {
          running.delete(child);
          await end(child);
        },
      };
    },
    edit(file, change) {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`${file} is as it was`);
      writeFileSync(path, after);
      return () => writeFileSync(path, before);
    },
  };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}

/** The same packages for another folder, and copies of ours. */
function linkInstallation(
  from: string,
  to: string,
  change: (packageFolder: string, name: string) => void,
): void {
  const ours = '@girassol';
  mkdirSync(join(to, ours), { recursive: true });
  for (const name of readdirSync(from)) if (name !== ours) symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, ours))) {
    cpSync(join(from, ours, name), join(to, ours, name), { recursive: true });
    change(join(to, ours, name), name);
  }
}

/** Adds a package of the workspace to an installation. */
function linkToolPackage(name: string, modules: string): void {
  const [scope] = name.split('/');
  const target = join(modules, name);
  const scopeFolder = join(modules, scope ?? '');
  if (scope !== name) {
    // The scope may be a link to that of another installation, which stays as it is.
    const before = existsSync(scopeFolder) ? realpathSync(scopeFolder) : null;
    if (before && before !== scopeFolder) {
      rmSync(scopeFolder);
      mkdirSync(scopeFolder);
      for (const other of readdirSync(before)) symlinkSync(join(before, other), join(scopeFolder, other));
    }
    mkdirSync(scopeFolder, { recursive: true });
  }
  rmSync(target, { force: true });
  symlinkSync(realpathSync(join(workspace, 'federation', 'node_modules', name)), target);
}

/** Environment variables that switch off npm's checks and messages. */
const npmEnvironment = {
  npm_config_prefer_offline: 'true',
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_loglevel: 'error',
};
