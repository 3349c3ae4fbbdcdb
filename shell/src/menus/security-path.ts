import { fillPathPattern, type Session } from '@girassol/shared-domain';

/** Returns the address of the person's page "Senha e segurança". Accounts in bad standing have it in the settings only. */
export const getSecurityPath = ({ userId, statusOk }: Pick<Session, 'userId' | 'statusOk'>): string =>
  statusOk ? fillPathPattern('/conta/senha/:uid', { uid: userId }) : '/configuracoes?secao=seguranca';
