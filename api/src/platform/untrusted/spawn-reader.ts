import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programBeside } from '../program-beside';

interface ReaderProgram {
  /** `import.meta.url` of the module that starts it. */
  startedBy: string;
  /** Name of the program beside that module in a bundle. */
  name: string;
  /** Its source, relative to `startedBy`, where nothing is bundled. */
  source: string;
  args?: readonly string[];
  heapMegabytes: number;
  /** Of the processor, in all its life: the kernel ends it when nobody else can. */
  processorSeconds: number;
  stdio: StdioOptions;
}

/** `ulimit` counts seconds; no core dump of what strangers sent. */
const LIMITED = 'ulimit -c 0; ulimit -t "$1"; shift; exec "$@"';

/**
 * Starts a program that reads what strangers sent: without this process's environment, with a limit of heap and of
 * processor time, and behind whoever waits for a page. Answers are structured clones (`serialization: 'advanced'`) where
 * `stdio` has an `ipc` channel.
 */
export function spawnReader(program: ReaderProgram): ChildProcess {
  const child = spawn(
    '/bin/sh',
    [
      ...['-c', LIMITED, 'sh', String(program.processorSeconds)],
      ...[process.execPath, `--max-old-space-size=${program.heapMegabytes}`],
      ...fileOf(program),
      ...(program.args ?? []),
    ],
    { stdio: program.stdio, env: {}, serialization: 'advanced' },
  );
  // Where it cannot even start there is no exit.
  child.on('error', () => {});
  child.once('spawn', () => lowerPriority(child));
  return child;
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this machine does not allow it.
  }
}

/** Arguments for node: the bundled program, or its source with what translates it. */
function fileOf({ startedBy, name, source }: ReaderProgram): string[] {
  const program = programBeside(startedBy, name);
  if (program) return [program];
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const loader = pathToFileURL(join(tsx, 'dist/loader.mjs')).href;
  return ['--import', loader, fileURLToPath(new URL(source, startedBy))];
}

/** Collects the beginning of what a child writes to its stderr. */
export function stderrOf({ stderr }: ChildProcess, longest = 2_000): () => string {
  let text = '';
  stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    if (text.length < longest) text += chunk;
  });
  return () => text.slice(0, longest);
}
