/**
 * Error of a conversion of a Word document to PDF, with the reason, which tells whether a retry may soon
 * succeed.
 */
export class ConversionError extends Error {
  override name = 'CannotConvert';
  /**
   * NO_CONVERTER: none is on this machine. PREPARING: one is being installed. BUSY: too many documents wait. ACCOUNT_BUSY: `queued` documents of this
   * account wait, the most that may. TOO_LONG, FAILED: not of this document.
   */
  constructor(
    readonly why: 'NO_CONVERTER' | 'PREPARING' | 'BUSY' | 'ACCOUNT_BUSY' | 'TOO_LONG' | 'FAILED',
    readonly queued = 0,
  ) {
    super(`cannot convert: ${why}`);
  }
}
