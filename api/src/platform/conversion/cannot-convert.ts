/** Why nothing was converted, and whether another try makes sense soon. */
export class CannotConvert extends Error {
  override name = 'CannotConvert';
  /**
   * NO_CONVERTER: none is on this machine (yet). BUSY: too many wait. TOO_LONG, FAILED: not of this document.
   */
  constructor(readonly why: 'NO_CONVERTER' | 'BUSY' | 'TOO_LONG' | 'FAILED') {
    super(`cannot convert: ${why}`);
  }
}
