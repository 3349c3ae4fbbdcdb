/** Resource limits of one task on untrusted input: seconds, and megabytes of memory. */
export interface TaskLimits {
  seconds: number;
  /** Maximum memory of the reading process in megabytes, its runtime included. */
  megabytes: number;
}

/**
 * Messages for people about a task on untrusted input that failed: `tooHeavy` if the process had to be
 * stopped, `damaged` if it crashed.
 */
export interface TaskFailureMessages {
  /** Message for input that takes too long, or too much memory. */
  tooHeavy: string;
  /** The reader broke on it. */
  damaged: string;
}

/**
 * Task that reads untrusted bytes in another process, so that a crash harms nobody else. The handler is found
 * by the task's name and listed in `api/src/untrusted-reader.ts`.
 */
export interface UntrustedTask<Input, Answer> {
  readonly name: string;
  readonly limits: TaskLimits;
  readonly failures: TaskFailureMessages;
  /** Exists for the types alone. */
  readonly handler?: TaskHandler<Input, Answer>;
}

/**
 * Handler of a task on untrusted input. Throws a `Refusal` if it can name the fault of the input; any other
 * error counts as damaged input.
 */
export type TaskHandler<Input, Answer> = (input: Input) => Answer | Promise<Answer>;

const USUAL_LIMITS: TaskLimits = { seconds: 10, megabytes: 512 };

/**
 * Defines a task on untrusted input. Input and answer pass between processes, so they are plain objects and
 * buffers, without functions or class instances.
 */
export const defineUntrustedTask = <Input, Answer>(
  name: string,
  failures: TaskFailureMessages,
  limits: Partial<TaskLimits> = {},
): UntrustedTask<Input, Answer> => ({ name, failures, limits: { ...USUAL_LIMITS, ...limits } });
