import {
  ApiError,
  canUsePasskeys,
  getLastEmail,
  getSession,
  keepTypedEmail,
  login,
} from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { STRONG_PASSWORD_HELP } from '@girassol/shared-domain';
import { Button, lazyPart, Stack, Text } from '@girassol/shared-ui';
import { PasswordField, TextField } from '@girassol/shared-ui/inputs';
import { type FormEvent, useId, useState } from 'react';
import { usePageData } from '../page/page-context';
import { DemoLoginList } from './DemoLoginList';
import { LoginProblem } from './LoginProblem';
import { describeMissingLogin, type LoginValues, validateLogin } from './login-rules';
import { PasskeyLoginButton } from './PasskeyLoginButton';
import { PasswordRecoveryLink } from './PasswordRecoveryLink';

const LoginCodeForm = lazyPart(() => import(/* webpackChunkName: "login-code" */ './LoginCodeForm'));

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

/**
 * Form with e-mail and password (shell.login-001), and the way in by passkey. A refusal keeps the input. Two fields of the
 * first page ever loaded keep their own state: a library of forms would be a tenth of its code.
 */
export function LoginForm({ prefill, note, onLogin }: LoginFormProps) {
  const { demo } = usePageData();
  const [problem, setProblem] = useState(note);
  const [challenge, setChallenge] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  const [values, setValues] = useState<LoginValues>(() => ({
    email: prefill?.email || getLastEmail(),
    password: prefill?.password ?? '',
  }));
  const [firstField] = useState<keyof LoginValues>(values.email ? 'password' : 'email');
  const [left, setLeft] = useState<readonly (keyof LoginValues)[]>([]);
  const errors = validateLogin(values);
  const isValid = Object.keys(errors).length === 0;
  const missing = describeMissingLogin(values);
  const missingId = useId();

  const bind = (name: keyof LoginValues) => ({
    name,
    autoFocus: name === firstField,
    value: values[name],
    // Nobody is corrected while still typing.
    error: left.includes(name) ? errors[name] : undefined,
    onChange: (value: string) => {
      if (name === 'email') keepTypedEmail(value);
      setValues((before) => ({ ...before, [name]: value }));
    },
    // An empty field complains of nothing: a line that came up under it would move the link that is being pressed.
    onBlur: () => values[name] !== '' && setLeft((before) => [...before, name]),
  });

  function open(session: Session) {
    if (getSession()) onLogin?.(session);
    else setProblem(WRONG_CLOCK);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!isValid || isSending) return;
    const form = event.currentTarget;
    setProblem(undefined);
    setSending(true);
    try {
      open(await login({ email: values.email.trim(), password: values.password }));
    } catch (error) {
      const waiting = error instanceof ApiError ? error.loginChallenge : undefined;
      if (waiting) {
        // Whoever comes back from the code finds the e-mail, not the password.
        setValues({ ...values, password: '' });
        setLeft([]);
        setChallenge(waiting);
      } else
        setProblem(error instanceof ApiError ? error.message : 'Não foi possível entrar. Tente de novo.');
      // Most often the password is mistyped: the next key replaces it.
      const password = form.querySelector<HTMLInputElement>('input[name="password"]');
      password?.focus();
      password?.select();
    }
    setSending(false);
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
    <Stack gap={24}>
      <form noValidate aria-label="Entrar" onSubmit={submit}>
        <Stack gap={16}>
          {problem && <LoginProblem>{problem}</LoginProblem>}
          <div data-first-field={firstField === 'email' ? '' : undefined}>
            <TextField {...bind('email')} label="E-mail" type="email" autoComplete="username" />
          </div>
          <div data-first-field={firstField === 'password' ? '' : undefined}>
            <PasswordField
              {...bind('password')}
              label="Senha"
              autoComplete="current-password"
              description={STRONG_PASSWORD_HELP}
            />
          </div>
          <Button
            type="submit"
            variant="primary"
            size="lg"
            isFullWidth
            isPending={isSending}
            disabled={!isValid && !isSending}
            aria-describedby={missing ? missingId : undefined}
          >
            FAZER LOGIN
          </Button>
          {missing && (
            <Text as="p" id={missingId} size={13} tone="soft">
              {missing}
            </Text>
          )}
          {canUsePasskeys() && <PasskeyLoginButton onLogin={open} onProblem={setProblem} />}
          <PasswordRecoveryLink />
        </Stack>
      </form>
      {demo && (
        <DemoLoginList
          accounts={demo.accounts}
          onChoose={(email) => setValues({ email, password: demo.password })}
        />
      )}
    </Stack>
  );
}
