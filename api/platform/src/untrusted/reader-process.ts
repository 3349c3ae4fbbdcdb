import { readFile } from 'node:fs/promises';
import type { TaskLimits } from './define-task';
import type { ReaderRequest, ReaderResponse } from './messages';
import { extractInputBytes, writeBytesToPipe } from './piped-bytes';
import { collectStderr, spawnReader } from './spawn-reader';

/** Error of a reader process that ended before it answered: too long, too large, or died. */
export class ReaderEndedError extends Error {
  override name = 'ReaderEnded';
  constructor(
    readonly why: 'TOO_LONG' | 'TOO_LARGE' | 'DIED',
    stderr: string,
  ) {
    super(`${why}: ${stderr}`);
  }
}

/** Process that reads untrusted input for this process, one task after the other. */
export interface ReaderProcess {
  /** Throws {@link ReaderEndedError}, and what a store throws whose bytes it should read; the process is gone then. */
  ask(question: ReaderRequest, limits: TaskLimits): Promise<ReaderResponse>;
  isAlive(): boolean;
  end(): void;
}

const HEAP_MEGABYTES = 384;
/** More than any one task may take by the clock, and far more than `run-task.ts` lets a process go on for. */
const PROCESSOR_SECONDS = 180;
const LOOK_AT_MEMORY_MS = 100;
/** For the bytes of a question to leave their store: more than a bucket takes that works. */
const SENDING_SECONDS = 60;

/** Starts a process that reads untrusted input. An idle reader process does not keep this process alive. */
export function startReaderProcess(): ReaderProcess {
  const child = spawnReader({
    startedBy: import.meta.url,
    name: 'untrusted-reader',
    source: '../../../src/untrusted-reader.ts',
    heapMegabytes: HEAP_MEGABYTES,
    processorSeconds: PROCESSOR_SECONDS,
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
  const stderr = collectStderr(child);
  let isAlive = true;
  const gone = new Promise<void>((resolve) => {
    const settle = () => {
      isAlive = false;
      resolve();
    };
    child.once('exit', settle).once('error', settle);
  });
  // Input that the reader does not accept at its end is reported by its exit.
  child.stdin?.on('error', () => {});
  // A stream's type does not say that a pipe has these.
  const pipes = [child.stdin, child.stderr] as ({ ref?: () => void; unref?: () => void } | null)[];
  const hold = (isHeld: boolean) => {
    for (const part of [child, child.channel, ...pipes]) part?.[isHeld ? 'ref' : 'unref']?.();
  };
  const kill = () => void child.kill('SIGKILL');
  hold(false);

  return {
    isAlive: () => isAlive,
    end: kill,
    async ask(question, limits) {
      hold(true);
      let why: ReaderEndedError['why'] = 'DIED';
      let unsent: { error: unknown } | undefined;
      let isAsking = true;
      const killBecause = (reason: ReaderEndedError['why']) => {
        why = reason;
        kill();
      };
      const giveUp = (error: unknown) => {
        unsent = { error };
        kill();
      };
      let timer = setTimeout(() => giveUp(sendingTookTooLong()), SENDING_SECONDS * 1000);
      const lookAtMemory = async () => {
        if ((await residentMegabytes(child.pid)) > limits.megabytes) killBecause('TOO_LARGE');
      };
      const watch = setInterval(lookAtMemory, LOOK_AT_MEMORY_MS);
      void lookAtMemory();
      let hear = (_answer: ReaderResponse) => {};
      try {
        const answer = await new Promise<ReaderResponse | null>((resolve) => {
          hear = resolve;
          child.once('message', hear);
          void gone.then(() => resolve(null));
          const { rest, bytes } = extractInputBytes(question.input);
          // A process that has just ended takes no questions; its end is heard by `gone`.
          child.send({ ...question, input: rest } satisfies ReaderRequest, (error) => error && kill());
          if (child.stdin)
            void writeBytesToPipe(child.stdin, bytes).then(() => {
              // A slow store is no fault of what it holds.
              clearTimeout(timer);
              if (isAsking) timer = setTimeout(() => killBecause('TOO_LONG'), limits.seconds * 1000);
            }, giveUp);
        });
        if (!answer && unsent) throw unsent.error;
        if (!answer) throw new ReaderEndedError(why, stderr());
        return answer;
      } finally {
        isAsking = false;
        clearTimeout(timer);
        clearInterval(watch);
        child.off('message', hear);
        hold(false);
      }
    },
  };
}

const sendingTookTooLong = () =>
  Object.assign(new Error('a store did not give its bytes in time'), { code: 'ETIMEDOUT' });

const PAGE_BYTES = 4096;

/** Memory of a process in MB; 0 on machines that do not tell. */
async function residentMegabytes(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/statm`, 'utf8').catch(() => '');
  return (Number(text.split(' ')[1] ?? 0) * PAGE_BYTES) / 1024 / 1024;
}
