/**
 * Whether a visitor may change data: not unless a person of the account has allowed it (`ALLOWED`); `ASKED` while the
 * visitor waits for that.
 */
export type VisitWrites = 'NONE' | 'ASKED' | 'ALLOWED';

/** Visit that a session is: somebody of the administration sees the account as one of its people does. */
export interface SessionVisit {
  /** Id of the visit. */
  _id: string;
  /** Name of the visitor. */
  visitor: string;
  /** Name of the visited account. */
  account: string;
  writes: VisitWrites;
}
