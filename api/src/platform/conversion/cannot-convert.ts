/** Why nothing was converted, and whether another try makes sense soon. */
export class CannotConvert extends Error {
  override name = 'CannotConvert';
  /**
   * NO_CONVERTER: none is on this machine (yet). BUSY: too many documents wait. ACCOUNT_BUSY: `queued` documents of this
   * account wait, the most that may. TOO_LONG, FAILED: not of this document.
   */
  constructor(
    readonly why: 'NO_CONVERTER' | 'BUSY' | 'ACCOUNT_BUSY' | 'TOO_LONG' | 'FAILED',
    readonly queued = 0,
  ) {
    super(`cannot convert: ${why}`);
  }
}
