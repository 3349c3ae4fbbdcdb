import { isEmail, isStrongPassword } from '@girassol/shared-domain';
import { yupToFormErrors } from 'formik';
import { object, string, ValidationError } from 'yup';

/** What a person must know about a password (shell.login-009). */
export const PASSWORD_HELP = 'Mínimo de 8 caracteres, com letras maiúsculas, minúsculas e números.';

/** E-mail and password as the login takes them (shell.login-003..007). */
export const loginSchema = object({
  email: string()
    .required('Informe seu e-mail.')
    .test('e-mail', 'Insira um e-mail válido.', (text) => isEmail((text ?? '').trim())),
  password: string()
    .required('Informe sua senha.')
    .test('password', PASSWORD_HELP, (text) => isStrongPassword(text ?? '')),
});

export interface LoginValues {
  email: string;
  password: string;
}

/** What is wrong with a form before anybody touched it: its button must not be on for a moment. */
export function initialErrorsOf(values: LoginValues): Partial<LoginValues> {
  try {
    loginSchema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors<LoginValues>(error);
    throw error;
  }
}
