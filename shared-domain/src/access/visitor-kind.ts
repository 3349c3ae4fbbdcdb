import type { Session, VisitorKind } from './session';

/** Who is looking. The host decides first, then the calculator lock, then the state of the session. */
export function visitorKind({
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
