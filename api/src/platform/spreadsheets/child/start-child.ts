import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { spawnReader, stderrOf } from '../../untrusted/spawn-reader';
import { spreadsheetLimits } from '../limits';
import { linesOf } from './lines';
import { workClock } from './work-clock';

/** The child ended before its work was done. */
export class ChildEnded extends Error {
  override name = 'ChildEnded';
  constructor(
    readonly why: 'TOO_LONG' | 'DIED' | 'FAILED',
    said: string,
  ) {
    super(`${why}: ${said}`);
  }
}

type ChildName = 'spreadsheet-reader' | 'spreadsheet-writer';

export interface SpreadsheetChild {
  input: Writable;
  /** The next line it says. Throws {@link ChildEnded}, and what the signal was aborted with. */
  line(): Promise<string>;
  /** Waits for what the child has to do, within the time it has for all of it. Throws as `line` does. */
  within<T>(work: Promise<T>): Promise<T>;
  /** Ends it; done when nothing is left of it. */
  stop(): Promise<void>;
}

/** Several threads, and a clock that stands still while nobody asks for rows: far beyond `spreadsheetLimits.seconds`. */
const PROCESSOR_SECONDS = 300;

/** Starts the child that reads or writes a spreadsheet: limited in memory and time, without this process's environment. */
export function startChild(name: ChildName, input: object, signal?: AbortSignal): SpreadsheetChild {
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
  const said = stderrOf(child);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const kill = () => child.kill('SIGKILL');
  signal?.addEventListener('abort', kill, { once: true });
  void gone.then(() => signal?.removeEventListener('abort', kill));
  // Who writes to a child that has ended hears of it by its end.
  child.stdin.on('error', () => {});

  let isLate = false;
  const within = workClock(spreadsheetLimits.seconds * 1000, () => {
    isLate = true;
    kill();
  });
  const lines = linesOf(child.stdout);
  return {
    input: child.stdin,
    within,
    line: async () => {
      const { value, done } = await within(lines.next());
      if (!done) return value;
      signal?.throwIfAborted();
      throw new ChildEnded(isLate ? 'TOO_LONG' : 'DIED', said());
    },
    stop: async () => {
      kill();
      child.stdout.destroy();
      await gone;
    },
  };
}
