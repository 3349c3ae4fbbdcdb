import type { ChildProcess, StdioOptions } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { spawnBackgroundProcess } from '../background-process';
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

/**
 * Starts a program that reads untrusted input: without this process's environment, with limits of heap and processor
 * time, and with low priority. Answers are structured clones (`serialization: 'advanced'`) if `stdio` has an `ipc`
 * channel.
 */
export function spawnReader(program: ReaderProgram): ChildProcess {
  const { heapMegabytes, processorSeconds, stdio, args = [] } = program;
  const child = spawnBackgroundProcess(
    [process.execPath, `--max-old-space-size=${heapMegabytes}`, ...buildNodeArguments(program), ...args],
    { stdio, env: {}, serialization: 'advanced', limits: { processorSeconds } },
  );
  // A process that could not even start has no exit event.
  child.on('error', () => {});
  return child;
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
