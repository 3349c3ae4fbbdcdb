/** Thrown by a handler: another try would not help. In Portuguese: an operator reads it. */
export class GiveUp extends Error {
  override name = 'GiveUp';
}

/** Thrown by a handler: it is not its time yet. Not counted as a try. */
export class NotYet extends Error {
  override name = 'NotYet';
  constructor(readonly seconds: number) {
    super(`not yet: ${seconds} s`);
  }
}

/** Somebody else has the job by now, or it was ended: nothing of this run may be written any more. */
export class LeaseLost extends Error {
  override name = 'LeaseLost';
  constructor() {
    super('the lease of the job was lost');
  }
}

/** Somebody wants the job to end. */
export class JobCancelled extends Error {
  override name = 'JobCancelled';
  constructor() {
    super('the job was cancelled');
  }
}

/** The process stops: the job goes back into the line, with what it has saved. */
export class HandedBack extends Error {
  override name = 'HandedBack';
  constructor() {
    super('the process stops');
  }
}
