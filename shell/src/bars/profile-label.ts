import type { Session } from '@girassol/shared-domain';

/**
 * Returns the label of the user's role in the account (shell.chrome-013): "Dono da Conta" or "Colaborador".
 */
export function getUserRoleLabel({ type }: Pick<Session, 'type'>): 'Dono da Conta' | 'Colaborador' {
  return type === 'MANAGER' ? 'Dono da Conta' : 'Colaborador';
}
