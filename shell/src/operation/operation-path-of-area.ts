import { ACCOUNTS_PATH } from './accounts-path';

/**
 * Checks whether a path is that of an operator page which an area answers. Those of the shell begin with `/operacao/`, which no
 * area may claim.
 */
export const isOperationPathOfArea = (path: string): boolean =>
  path.startsWith('/operador/') || path === ACCOUNTS_PATH || path === '/admin2';
