import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { collectStderr, spawnReader } from '../../untrusted/spawn-reader';
import { spreadsheetLimits } from '../limits';
import { readStreamLines } from './lines';
import { createWorkTimeLimit } from './work-clock';

/** Error of a spreadsheet child process that ended before its work was done. */
export class SpreadsheetChildEndedError extends Error {
  override name = 'ChildEnded';
  constructor(
    readonly why: 'TOO_LONG' | 'DIED' | 'FAILED',
    said: string,
  ) {
    super(`${why}: ${said}`);
  }
}

type ChildName = 'spreadsheet-reader' | 'spreadsheet-writer';

/** Child process that reads or writes a spreadsheet: its input, its output by lines, and its time limit. */
export interface SpreadsheetChild {
  input: Writable;
  /** The next line it says. Throws {@link SpreadsheetChildEndedError}, and what the signal was aborted with. */
  line(): Promise<string>;
  /** Waits for what the child has to do, within the time it has for all of it. Throws as `line` does. */
  within<T>(work: Promise<T>): Promise<T>;
  /** Ends it; done when nothing is left of it. */
  stop(): Promise<void>;
}

/** Several threads, and a clock that stands still while nobody asks for rows: far beyond `spreadsheetLimits.seconds`. */
const PROCESSOR_SECONDS = 300;

/**
 * Starts the child process that reads or writes a spreadsheet, with limits of memory and time, without this process's
 * environment.
 */
export function startSpreadsheetChild(
  name: ChildName,
  input: object,
  signal?: AbortSignal,
): SpreadsheetChild {
  signal?.throwIfAborted();
  const child = spawnReader({
    startedBy: import.meta.url,
    name,
    source: `./${name}.ts`,
    args: [JSON.stringify(input)],
    heapMegabytes: spreadsheetLimits.heapMegabytes,
    processorSeconds: PROCESSOR_SECONDS,
    stdio: ['pipe', 'pipe', 'pipe'],
  }) as ChildProcessByStdio<Writable, Readable, Readable>; // by its `stdio`
  const said = collectStderr(child);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  void gone.then(() => signal?.removeEventListener('abort', kill));
  // A writer notices the end of the child by its exit.
  child.stdin.on('error', () => {});

  let isLate = false;
  const within = createWorkTimeLimit(spreadsheetLimits.seconds * 1000, () => {
    isLate = true;
    kill();
  });
  const lines = readStreamLines(child.stdout);
  return {
    input: child.stdin,
    within,
    line: async () => {
      const { value, done } = await within(lines.next());
      if (!done) return value;
      signal?.throwIfAborted();
      throw new SpreadsheetChildEndedError(isLate ? 'TOO_LONG' : 'DIED', said());
    },
    stop: async () => {
      kill();
      child.stdout.destroy();
      await gone;
    },
  };
}
