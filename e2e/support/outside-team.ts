import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const workspace = join(dirname(fileURLToPath(import.meta.url)), '..', '..');
const run = promisify(execFile);

/** A folder far from the workspace, as a team in another repository has it. */
export interface OutsideTeam {
  /** Runs a command in the folder of the remote; answers what it printed. */
  run(command: string, ...words: string[]): Promise<string>;
  /** `npx girassol …`; answers its document. */
  girassol(...words: string[]): Promise<Record<string, unknown>>;
  /** Starts a command of `girassol` that stays; answers once it has said that it is ready. */
  start(...words: string[]): Promise<{ stop(): Promise<void> }>;
  /** The folder of the remote. */
  folder: string;
  leave(): Promise<void>;
}

/** Packs the platform's packages and installs them in an empty folder named like the remote. */
export async function outsideTeam(remote: string, env: Record<string, string>): Promise<OutsideTeam> {
  const place = mkdtempSync(join(tmpdir(), 'girassol-team-'));
  const packages = join(place, 'packages');
  const folder = join(place, remote);
  mkdirSync(folder);
  await run(process.execPath, [join(workspace, 'tools', 'pack.mjs'), packages]);

  const running = new Set<ChildProcess>();
  async function stop(child: ChildProcess) {
    running.delete(child);
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  }

  // What belongs to the workspace's own run is nothing to a team elsewhere.
  const { INIT_CWD: _called, BUILD_DIR: _builds, ...own } = process.env;
  const inFolder = async (command: string, ...words: string[]) => {
    try {
      const options = { cwd: folder, env: { ...own, ...env }, maxBuffer: 1 << 26 };
      return (await run(command, words, options)).stdout;
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      throw new Error(`${command} ${words.join(' ')} failed:\n${stdout}\n${stderr}`);
    }
  };
  const tarballs = readdirSync(packages).map((name) => join('..', 'packages', name));
  await inFolder('npm', 'install', '--no-save', ...quietly, ...tarballs);
  return {
    run: inFolder,
    girassol: async (...words) => JSON.parse(await inFolder('npx', 'girassol', ...words, '--json')),
    async start(...words) {
      const girassol = join(folder, 'node_modules', '@girassol', 'federation', 'bin', 'girassol.mjs');
      const child = spawn(process.execPath, [girassol, ...words], { cwd: folder, env: { ...own, ...env } });
      running.add(child);
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
      await new Promise<void>((resolve, reject) => {
        child.stdout.once('data', () => resolve());
        child.once('exit', () => reject(new Error(said)));
      });
      return { stop: () => stop(child) };
    },
    folder,
    async leave() {
      await Promise.all([...running].map(stop));
      rmSync(place, { recursive: true, force: true });
    },
  };
}

/** What npm needs not do. */
export const quietly = ['--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
