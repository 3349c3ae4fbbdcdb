/** A command that cannot go on, with a code that has a row in `docs/errors.md`. */
export class CommandError extends Error {
  override name = 'CommandError';

  constructor(
    readonly code: `GF-7${string}`,
    message: string,
  ) {
    super(message);
  }
}

/** The command was written wrongly: its help says how. */
export const wrongUse = (message: string) => new CommandError('GF-701', message);
