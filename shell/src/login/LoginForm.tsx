import { ApiError, canUsePasskeys, getLastEmail, getSession, login } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { STRONG_PASSWORD_HELP } from '@girassol/shared-domain';
import { Stack } from '@girassol/shared-ui';
import { Form, FormPasswordField, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { usePageData } from '../page/page-context';
import { DemoLoginList } from './DemoLoginList';
import { LoginCodeForm } from './LoginCodeForm';
import { LoginProblem } from './LoginProblem';
import { type LoginValues, validateLogin } from './login-rules';
import { PasskeyLoginButton } from './PasskeyLoginButton';
import { PasswordRecoveryLink } from './PasswordRecoveryLink';

/** A session that has ended by this computer's clock as it begins. */
const WRONG_CLOCK =
  'Não foi possível entrar: a data deste computador parece estar errada. Acerte a data e a hora e tente de novo.';

interface LoginFormProps {
  /** Values from a login link; the e-mail of the last login is used where the link has none. */
  prefill?: LoginValues | undefined;
  /** Something to know before trying: a link that no longer works. */
  note?: string | undefined;
  onLogin?: ((session: Session) => void) | undefined;
}

/** Form with e-mail and password (shell.login-001), and the way in by passkey. A refusal keeps the input. */
export function LoginForm({ prefill, note, onLogin }: LoginFormProps) {
  const { demo } = usePageData();
  const [problem, setProblem] = useState(note);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [initialValues, setInitialValues] = useState<LoginValues>(() => ({
    email: prefill?.email || getLastEmail(),
    password: prefill?.password ?? '',
  }));

  function open(session: Session) {
    if (getSession()) onLogin?.(session);
    else setProblem(WRONG_CLOCK);
  }

  async function submit({ email, password }: LoginValues, { setSubmitting }: FormikHelpers<LoginValues>) {
    setProblem(undefined);
    try {
      open(await login({ email: email.trim(), password }));
      setSubmitting(false);
    } catch (error) {
      const waiting = error instanceof ApiError ? error.loginChallenge : undefined;
      if (waiting) {
        // Whoever comes back from the code finds the e-mail, not the password.
        setInitialValues({ email, password: '' });
        setChallenge(waiting);
      } else
        setProblem(error instanceof ApiError ? error.message : 'Não foi possível entrar. Tente de novo.');
      setSubmitting(false);
    }
  }

  if (challenge)
    return (
      <LoginCodeForm
        challenge={challenge}
        onLogin={onLogin}
        onBack={(reason) => {
          setProblem(reason);
          setChallenge(null);
        }}
      />
    );

  return (
    <Formik<LoginValues>
      initialValues={initialValues}
      initialErrors={validateLogin(initialValues)}
      validate={validateLogin}
      onSubmit={submit}
    >
      {({ setValues }) => (
        <Stack gap={24}>
          <Form aria-label="Entrar">
            <Stack gap={16}>
              {problem && <LoginProblem>{problem}</LoginProblem>}
              <FormTextField name="email" label="E-mail" type="email" autoComplete="username" />
              <FormPasswordField
                name="password"
                label="Senha"
                autoComplete="current-password"
                description={STRONG_PASSWORD_HELP}
              />
              <FormSubmitButton size="lg" isFullWidth>
                FAZER LOGIN
              </FormSubmitButton>
              {canUsePasskeys() && <PasskeyLoginButton onLogin={open} onProblem={setProblem} />}
              <PasswordRecoveryLink />
            </Stack>
          </Form>
          {demo && (
            <DemoLoginList
              accounts={demo.accounts}
              onChoose={(email) => void setValues({ email, password: demo.password })}
            />
          )}
        </Stack>
      )}
    </Formik>
  );
}
