import { isStrongPassword, STRONG_PASSWORD_HELP } from '@girassol/shared-domain';
import { FormPasswordField } from './form-fields';

/** Props of `FormNewPasswordField`. */
export interface FormNewPasswordFieldProps {
  name: string;
  label: string;
  /** E-mail that the password belongs to: password managers keep the two together. */
  login: string;
}

/** Field of a form in which somebody chooses a password, with its rule. */
export function FormNewPasswordField({ name, label, login }: FormNewPasswordFieldProps) {
  return (
    <>
      <input type="email" autoComplete="username" value={login} readOnly hidden />
      <FormPasswordField
        name={name}
        label={label}
        autoComplete="new-password"
        isRequired
        description={STRONG_PASSWORD_HELP}
        check={(password) => (isStrongPassword(password) ? undefined : STRONG_PASSWORD_HELP)}
      />
    </>
  );
}
