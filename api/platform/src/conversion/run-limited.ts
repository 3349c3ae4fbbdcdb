import { type ChildProcess, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { spawnBackgroundProcess } from '../background-process';

/**
 * Resource limits of a program: milliseconds of real time and of processor time, bytes of address space of
 * each process, and bytes of one written file.
 */
export interface ProgramLimits {
  /** Milliseconds by the clock; it may compute for as long. */
  ms: number;
  /** Bytes of address space, of each of its processes. */
  memory: number;
  /** Bytes of one file it writes. */
  file: number;
}

/** Working folder, resource limits and abort signal for running a program. */
export interface ProgramRunOptions {
  /** Folders for its work are made in this one. */
  within: string;
  limits: ProgramLimits;
  /** Ends it early. */
  signal: AbortSignal;
}

interface Run extends Omit<ProgramRunOptions, 'within'> {
  program: string;
  args: readonly string[];
  /** Its own: it works in it, and has no other home. */
  folder: string;
}

/** Error of an external program that failed or took too long, with the output of the program. */
export class ProgramFailedError extends Error {
  override name = 'ProgramFailed';
  constructor(
    readonly why: 'TOO_LONG' | 'FAILED',
    said: string,
  ) {
    super(`${why}: ${said}`);
  }
}

const MAX_STDERR_LENGTH = 2_000;

/**
 * Runs an external program on untrusted input: with resource limits and low priority, without this process's
 * environment, and without network where the machine allows that. At its end, also ends every process that
 * the program started.
 */
export async function runLimitedProgram({ program, args, folder, limits, signal }: Run): Promise<void> {
  const command = [...(await withoutNetwork()), program, ...args];
  signal.throwIfAborted();
  const child = spawnBackgroundProcess(command, {
    limits: {
      memoryKilobytes: limits.memory / 1024,
      processorSeconds: limits.ms / 1000,
      fileBlocks: limits.file / 512,
    },
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      PATH: process.env.PATH,
      HOME: folder,
      TMPDIR: folder,
      LC_ALL: 'C.UTF-8',
      SAL_USE_VCLPLUGIN: 'svp',
    },
  });
  const end = () => killGroup(child);
  let isLate = false;
  const timer = setTimeout(() => {
    isLate = true;
    end();
  }, limits.ms);
  signal.addEventListener('abort', end, { once: true });
  let said = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < MAX_STDERR_LENGTH) said += text;
  });
  try {
    const code = await new Promise<number | string>((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code, signalled) => resolve(code ?? signalled ?? 'no code'));
    });
    if (isLate) throw new ProgramFailedError('TOO_LONG', program);
    if (code !== 0)
      throw new ProgramFailedError(
        'FAILED',
        `${program} ended with ${code}: ${said.slice(0, MAX_STDERR_LENGTH)}`,
      );
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', end);
    end();
  }
}

/** The program and all it has started: they are a group of their own. */
function killGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // All have ended.
  }
}

let networkless: Promise<string[]> | undefined;

/** The words before a command that leave it without a network; none where the machine has no such thing. */
function withoutNetwork(): Promise<string[]> {
  const words = ['unshare', '--map-root-user', '--net'];
  networkless ??= promisify(execFile)('unshare', [...words.slice(1), 'true'], { timeout: 5_000 }).then(
    () => words,
    () => [],
  );
  return networkless;
}
