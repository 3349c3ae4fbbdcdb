/** What reading one input may take. */
export interface TaskLimits {
  seconds: number;
  /** Of the memory of the process that does it, this machine's included. */
  megabytes: number;
}

/** Texts for people, when the reader gave up. */
export interface TaskFailures {
  /** It took too long, or too much memory. */
  tooHeavy: string;
  /** The reader broke on it. */
  damaged: string;
}

/**
 * Work on bytes that a stranger sent, done in another process (`run-task.ts`). Its handler is listed in
 * `api/src/untrusted-reader.ts` and found there by name.
 */
export interface UntrustedTask<Input, Answer> {
  readonly name: string;
  readonly limits: TaskLimits;
  readonly failures: TaskFailures;
  /** Exists for the types alone. */
  readonly handler?: TaskHandler<Input, Answer>;
}

/** Throws a `Refusal` for input that it can name the fault of; anything else that it throws means damaged input. */
export type TaskHandler<Input, Answer> = (input: Input) => Answer | Promise<Answer>;

const USUAL_LIMITS: TaskLimits = { seconds: 10, megabytes: 512 };

/** Defines a task. Input and answer travel between processes: plain objects and buffers, no functions or other instances. */
export const defineTask = <Input, Answer>(
  name: string,
  failures: TaskFailures,
  limits: Partial<TaskLimits> = {},
): UntrustedTask<Input, Answer> => ({ name, failures, limits: { ...USUAL_LIMITS, ...limits } });
