import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';

/** Resource limits of a process that the kernel enforces, in the units of `ulimit`. */
interface KernelLimits {
  /** Seconds of processor time in its life. */
  processorSeconds?: number;
  /** Kilobytes of address space. */
  memoryKilobytes?: number;
  /** Blocks of 512 bytes of one file that it writes. */
  fileBlocks?: number;
}

/** Added to the `nice` value of this process: while it works, a child gets about a tenth of a processor beside it. */
const NICENESS = constants.priority.PRIORITY_BELOW_NORMAL;

const flags: Record<keyof KernelLimits, string> = {
  processorSeconds: '-t',
  memoryKilobytes: '-v',
  fileBlocks: '-f',
};

/** Of two thousand steps. */
const SOONER = '500';

/**
 * Starts a child process that yields to this one: with lower priority from its first instruction, also in every process
 * that it starts; without core dumps; and ended before this process when memory runs out. All children of a running
 * server are started here (`tools/lib/background-processes.test.ts`). A program that does not exist ends with 127.
 */
export function spawnBackgroundProcess(
  command: readonly string[],
  { limits = {}, ...options }: SpawnOptions & { limits?: KernelLimits },
): ChildProcess {
  const script = [...formatLimits(limits), `exec nice -n ${NICENESS} "$@"`].join('; ');
  const child = spawn('/bin/sh', ['-c', script, 'sh', ...command], options);
  child.once('spawn', () => endFirst(child));
  return child;
}

const formatLimits = (limits: KernelLimits): string[] => [
  'ulimit -c 0',
  ...Object.entries(flags).flatMap(([name, flag]) => {
    const value = limits[name as keyof KernelLimits];
    return value === undefined ? [] : [`ulimit ${flag} ${Math.ceil(value)}`];
  }),
];

/** Makes the system end a child before this process if memory runs out. */
function endFirst({ pid }: ChildProcess): void {
  // Other systems have no such file, and it may have ended already.
  if (pid !== undefined) writeFile(`/proc/${pid}/oom_score_adj`, SOONER).catch(() => {});
}

/**
 * Lowers the priority of the calling worker thread. Linux keeps a priority for each thread; elsewhere it belongs to the
 * whole process, and stays as it is.
 */
export function lowerThreadPriority(): void {
  if (process.platform === 'linux')
    setPriority(Math.min(getPriority() + NICENESS, constants.priority.PRIORITY_LOW));
}
