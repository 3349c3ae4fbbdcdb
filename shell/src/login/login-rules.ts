import { isEmail, isStrongPassword, STRONG_PASSWORD_HELP } from '@girassol/shared-domain';

/** Values of the login form. */
export interface LoginValues {
  email: string;
  password: string;
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
