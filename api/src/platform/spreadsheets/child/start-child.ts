import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { programBeside } from '../../program-beside';
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

const MOST_SAID = 2_000;

/** Starts the child that reads or writes a spreadsheet: limited in memory and time, without this process's environment. */
export function startChild(name: ChildName, input: object, signal?: AbortSignal): SpreadsheetChild {
  signal?.throwIfAborted();
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${spreadsheetLimits.heapMegabytes}`, ...programOf(name), JSON.stringify(input)],
    { stdio: ['pipe', 'pipe', 'pipe'], env: {} },
  );
  const said = earOf(child);
  const gone = new Promise<void>((resolve) => child.once('close', () => resolve()));
  // Where it cannot even start there is no exit.
  child.once('error', () => {});
  child.once('spawn', () => letOthersPass(child));
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

/** Who waits for a page comes before who waits for a spreadsheet. */
function letOthersPass({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or this machine does not let us.
  }
}

/** What the child complains of, as much as is worth keeping. */
function earOf({ stderr }: ChildProcess & { stderr: Readable }): () => string {
  let said = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    if (said.length < MOST_SAID) said += text;
  });
  return () => said.slice(0, MOST_SAID);
}

/** What node runs: the program itself, or its source with what translates it. */
function programOf(name: ChildName): string[] {
  const program = programBeside(import.meta.url, name);
  if (program) return [program];
  const tsx = dirname(createRequire(import.meta.url).resolve('tsx/package.json'));
  const source = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
  return ['--import', pathToFileURL(join(tsx, 'dist/loader.mjs')).href, source];
}
