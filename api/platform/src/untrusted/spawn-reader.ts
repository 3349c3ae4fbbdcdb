import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { findBundledProgram } from '../find-bundled-program';

interface ReaderProgram {
  /** `import.meta.url` of the module that starts it. */
  startedBy: string;
  /** Name of the program beside that module in a bundle. */
  name: string;
  /** Its source, relative to `startedBy`, where nothing is bundled. */
  source: string;
  args?: readonly string[];
  heapMegabytes: number;
  /** Maximum processor seconds in the process's life: the kernel ends the process where nothing else can. */
  processorSeconds: number;
  stdio: StdioOptions;
}

/** `ulimit` counts seconds; no core dump of what strangers sent. */
const LIMITED = 'ulimit -c 0; ulimit -t "$1"; shift; exec "$@"';

/**
 * Starts a program that reads untrusted input: without this process's environment, with limits of heap and processor
 * time, and with low priority. Answers are structured clones (`serialization: 'advanced'`) if `stdio` has an `ipc`
 * channel.
 */
export function spawnReader(program: ReaderProgram): ChildProcess {
  const child = spawn(
    '/bin/sh',
    [
      ...['-c', LIMITED, 'sh', String(program.processorSeconds)],
      ...[process.execPath, `--max-old-space-size=${program.heapMegabytes}`],
      ...buildNodeArguments(program),
      ...(program.args ?? []),
    ],
    { stdio: program.stdio, env: {}, serialization: 'advanced' },
  );
  // A process that could not even start has no exit event.
  child.on('error', () => {});
  child.once('spawn', () => {
    lowerPriority(child);
    endFirst(child);
  });
  return child;
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this machine does not allow it.
  }
}

/** Of two thousand steps. */
const SOONER = '500';

/** Makes the system end a reader before this process if memory runs out. */
function endFirst({ pid }: ChildProcess): void {
  // Other systems have no such file, and it may have ended already.
  if (pid !== undefined) writeFile(`/proc/${pid}/oom_score_adj`, SOONER).catch(() => {});
}

/** Builds the arguments for node: the bundled program, or its source with a loader that translates it. */
function buildNodeArguments({ startedBy, name, source }: ReaderProgram): string[] {
  const program = findBundledProgram(startedBy, name);
  if (program) return [program];
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const loader = pathToFileURL(join(tsx, 'dist/loader.mjs')).href;
  return ['--import', loader, fileURLToPath(new URL(source, startedBy))];
}

/**
 * Collects the beginning of what a child process writes to its stderr. Returns a function that returns the
 * text collected so far.
 */
export function collectStderr({ stderr }: ChildProcess, longest = 2_000): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    if (text.length < longest) text += chunk;
  });
  return () => text.slice(0, longest);
}
