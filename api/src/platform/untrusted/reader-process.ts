import { readFile } from 'node:fs/promises';
import type { TaskLimits } from './define-task';
import type { ReaderAnswer, ReaderQuestion } from './messages';
import { spawnReader, stderrOf } from './spawn-reader';

/** The reader ended before it answered. */
export class ReaderEnded extends Error {
  override name = 'ReaderEnded';
  constructor(
    readonly why: 'TOO_LONG' | 'TOO_LARGE' | 'DIED',
    stderr: string,
  ) {
    super(`${why}: ${stderr}`);
  }
}

/** A process that reads what strangers sent, one question after the other. */
export interface ReaderProcess {
  /** Throws {@link ReaderEnded}; the process is gone then. */
  ask(question: ReaderQuestion, limits: TaskLimits): Promise<ReaderAnswer>;
  isAlive(): boolean;
  end(): void;
}

const HEAP_MEGABYTES = 384;
/** More than any one task may take by the clock, and far more than `run-task.ts` lets a process go on for. */
const PROCESSOR_SECONDS = 180;
const LOOK_AT_MEMORY_MS = 100;

/** Starts the process. While nobody waits for an answer it holds nothing up that wants to end. */
export function startReader(): ReaderProcess {
  const child = spawnReader({
    startedBy: import.meta.url,
    name: 'untrusted-reader',
    source: '../../untrusted-reader.ts',
    heapMegabytes: HEAP_MEGABYTES,
    processorSeconds: PROCESSOR_SECONDS,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const stderr = stderrOf(child);
  let isAlive = true;
  const gone = new Promise<void>((resolve) => {
    const settle = () => {
      isAlive = false;
      resolve();
    };
    child.once('exit', settle).once('error', settle);
  });
  // A stream's type does not say that a pipe has these.
  const pipe = child.stderr as { ref?: () => void; unref?: () => void } | null;
  const hold = (isHeld: boolean) => {
    for (const part of [child, child.channel, pipe]) part?.[isHeld ? 'ref' : 'unref']?.();
  };
  const kill = () => void child.kill('SIGKILL');
  hold(false);

  return {
    isAlive: () => isAlive,
    end: kill,
    async ask(question, limits) {
      hold(true);
      let why: ReaderEnded['why'] = 'DIED';
      const killBecause = (reason: ReaderEnded['why']) => {
        why = reason;
        kill();
      };
      const timer = setTimeout(() => killBecause('TOO_LONG'), limits.seconds * 1000);
      const watch = setInterval(async () => {
        if ((await residentMegabytes(child.pid)) > limits.megabytes) killBecause('TOO_LARGE');
      }, LOOK_AT_MEMORY_MS);
      let hear = (_answer: ReaderAnswer) => {};
      try {
        const answer = await new Promise<ReaderAnswer | null>((resolve) => {
          hear = resolve;
          child.once('message', hear);
          void gone.then(() => resolve(null));
          // A process that has just ended takes no questions; its end is heard by `gone`.
          child.send(question, (error) => error && kill());
        });
        if (!answer) throw new ReaderEnded(why, stderr());
        return answer;
      } finally {
        clearTimeout(timer);
        clearInterval(watch);
        child.off('message', hear);
        hold(false);
      }
    },
  };
}

const PAGE_BYTES = 4096;

/** Memory of a process in MB; 0 on machines that do not tell. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(text.split(' ')[1] ?? 0) * PAGE_BYTES) / 1024 / 1024;
}
