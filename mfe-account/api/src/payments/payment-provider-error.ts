/** Reason of a refusal that callers decide by. */
export type PaymentRefusalReason =
  | 'bankUnavailable'
  | 'notFound'
  | 'notOffered'
  | 'invalidToken'
  | 'aboveCeiling'
  | 'outsideWindow'
  | 'authorizationNotActive'
  | 'tooLate'
  | 'tooMuch'
  | 'rejected';

/** Error of a payment provider: it could not be reached, or it refused the call. */
export class PaymentProviderError extends Error {
  override name = 'PaymentProviderError';
  readonly reason: PaymentRefusalReason;
  /** True if the same call may succeed later: the bank is down, slow or limits its callers. */
  readonly isTemporary: boolean;

  /** @param message in Portuguese, for people */
  constructor(reason: PaymentRefusalReason, message: string) {
    super(message);
    this.reason = reason;
    this.isTemporary = reason === 'bankUnavailable';
  }
}
