/**
 * Error that a job handler throws if another attempt would not help. The message is in Portuguese, for
 * operators.
 */
export class PermanentJobError extends Error {
  override name = 'GiveUp';
}

/** Error that a job handler throws to run the job again after some seconds, without counting an attempt. */
export class JobPostponedError extends Error {
  override name = 'NotYet';
  constructor(readonly seconds: number) {
    super(`not yet: ${seconds} s`);
  }
}

/**
 * Error thrown in a job run that may not write any more, because another process has taken the job over or
 * the job was ended.
 */
export class JobLeaseLostError extends Error {
  override name = 'LeaseLost';
  constructor() {
    super('the lease of the job was lost');
  }
}

/** Error thrown in a job run if somebody has cancelled the job. */
export class JobCancelledError extends Error {
  override name = 'JobCancelled';
  constructor() {
    super('the job was cancelled');
  }
}

/** Error thrown in a job run if the process stops: the job returns to the queue with its saved progress. */
export class WorkerStoppingError extends Error {
  override name = 'HandedBack';
  constructor() {
    super('the process stops');
  }
}
