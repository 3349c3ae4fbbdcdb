import { isEmail, isStrongPassword } from '@girassol/shared-domain';

export interface LoginValues {
  email: string;
  password: string;
}

/** What a person must know about a password (shell.login-009). */
export const PASSWORD_HELP = 'Mínimo de 8 caracteres, com letras maiúsculas, minúsculas e números.';

/**
 * What is wrong with e-mail and password, field by field (shell.login-003..007). Two rules need no schema library: it
 * would be a tenth of all that a visitor waits for before the first login.
 */
export function loginErrors({ email, password }: LoginValues): Partial<LoginValues> {
  return {
    ...(!isEmail(email.trim()) && { email: email ? 'Insira um e-mail válido.' : 'Informe seu e-mail.' }),
    ...(!isStrongPassword(password) && { password: password ? PASSWORD_HELP : 'Informe sua senha.' }),
  };
}
