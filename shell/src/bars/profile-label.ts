import type { Session } from '@girassol/shared-domain';

/** What a person is in the account (shell.chrome-013). */
export function profileLabel({ type }: Pick<Session, 'type'>): 'Dono da Conta' | 'Colaborador' {
  return type === 'MANAGER' ? 'Dono da Conta' : 'Colaborador';
}
