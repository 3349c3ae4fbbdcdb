/** Error that ends a command of `girassol`, with a code that `docs/errors.md` explains. */
export class CommandError extends Error {
  override name = 'CommandError';

  constructor(
    readonly code: `GF-7${string}`,
    message: string,
  ) {
    super(message);
  }
}

/** Creates the error GF-701 for a wrong command line. */
export const createUsageError = (message: string) => new CommandError('GF-701', message);
