import type { Session } from '@girassol/shared-domain';
import { CALCULATOR_PATH } from '../routes/decide';

/**
 * Where a person goes after the login (shell.login-010): an admin to the accounts, a calculator client to the first
 * step.
 */
export function afterLogin(
  session: Pick<Session, 'admAccess' | 'isSerranaCalcClient'>,
  { isSerranaCalc = false }: { isSerranaCalc?: boolean } = {},
): string {
  if (session.isSerranaCalcClient || isSerranaCalc) return CALCULATOR_PATH;
  return session.admAccess ? '/admin1' : '/iniciando';
}
