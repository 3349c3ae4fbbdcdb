import type { Session, VisitorKind } from './session';

/**
 * Returns the kind of the application's visitor, decided first by the host, second by the calculator-only
 * flag, third by the state of the session.
 */
export function resolveVisitorKind({
  session,
  isProductHost,
  now,
}: {
  session: Pick<Session, 'expiration' | 'isSerranaCalcClient' | 'statusOk'> | null;
  isProductHost: boolean;
  now: number;
}): VisitorKind {
  if (!isProductHost) return 'unknownHost';
  if (!session || session.expiration <= now) return 'loggedOut';
  if (session.isSerranaCalcClient) return 'calculatorOnly';
  return session.statusOk ? 'active' : 'inactive';
}
