import type { Session } from '@girassol/shared-domain';
import { CALCULATOR_PATH } from '../routes/decide';

/**
 * Returns the path to open after the login (shell.login-010): the accounts screen for an admin, the first
 * screen of the calculator for a calculator client, otherwise `/iniciando`.
 */
export function getPathAfterLogin(
  session: Pick<Session, 'admAccess' | 'isSerranaCalcClient'>,
  { isSerranaCalc = false }: { isSerranaCalc?: boolean } = {},
): string {
  if (session.isSerranaCalcClient || isSerranaCalc) return CALCULATOR_PATH;
  return session.admAccess ? '/admin1' : '/iniciando';
}
