/**
 * Error of a call that a signature provider refused for good, so that another attempt would not help. The
 * message is shown to users.
 */
export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
}

/**
 * Error of a call that a signature provider did not answer, or answered with something unreadable. The call
 * is attempted again.
 */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
