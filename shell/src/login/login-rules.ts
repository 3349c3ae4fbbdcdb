import {
  formatEnumeration,
  isEmail,
  isStrongPassword,
  listMissingPasswordParts,
  STRONG_PASSWORD_HELP,
} from '@girassol/shared-domain';

/** Values of the login form. */
export interface LoginValues {
  email: string;
  password: string;
}

/**
 * Says what keeps the login from being sent (shell.login-002); empty where nothing does, or where nobody has typed a
 * password yet.
 */
export function describeMissingLogin({ email, password }: LoginValues): string {
  if (password === '') return '';
  if (!isEmail(email.trim())) return 'Para entrar, digite seu e-mail inteiro.';
  const missing = listMissingPasswordParts(password);
  return missing.length === 0 ? '' : `Esta ainda não é a sua senha: falta ${formatEnumeration(missing)}.`;
}

/**
 * Returns the errors of the login form by field (shell.login-003..007). Uses no schema library, because that
 * would be a tenth of the code loaded before the first login.
 */
export function validateLogin({ email, password }: LoginValues): Partial<LoginValues> {
  return {
    ...(!isEmail(email.trim()) && { email: email ? 'Insira um e-mail válido.' : 'Informe seu e-mail.' }),
    ...(!isStrongPassword(password) && { password: password ? STRONG_PASSWORD_HELP : 'Informe sua senha.' }),
  };
}
