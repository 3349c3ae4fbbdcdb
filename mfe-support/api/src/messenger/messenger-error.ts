interface MessengerErrorOptions {
  /** May the same message be taken later? */
  isTemporary?: boolean;
  /** Is it unknown whether the provider took the message? */
  isUnknown?: boolean;
  /** Seconds that the provider asks to wait. */
  retryAfter?: number | undefined;
}

/** Error of a provider of messages: it could not be reached, or it refused. The message is in Portuguese, for people. */
export class MessengerError extends Error {
  override name = 'MessengerError';
  readonly isTemporary: boolean;
  readonly isUnknown: boolean;
  readonly retryAfter: number | undefined;

  constructor(
    message: string,
    { isTemporary = false, isUnknown = false, retryAfter }: MessengerErrorOptions = {},
  ) {
    super(message);
    this.isTemporary = isTemporary || isUnknown;
    this.isUnknown = isUnknown;
    this.retryAfter = retryAfter;
  }
}
