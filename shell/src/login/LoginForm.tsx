import { ApiError, getLastEmail, login } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { Icon, Stack, tokens } from '@girassol/shared-ui';
import { Form, FormPasswordField, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { styled } from 'styled-components';
import { usePage } from '../start/page-context';
import { DemoAccounts } from './DemoAccounts';
import { type LoginValues, loginErrors, PASSWORD_HELP } from './login-rules';
import { RecoveryLink } from './RecoveryLink';

interface LoginFormProps {
  /** What a link brought along; the e-mail of the last login takes its place where it brought none. */
  prefill?: LoginValues;
  /** Something to know before trying: a link that no longer works. */
  note?: string;
  onLogin?: (session: Session) => void;
}

/** E-mail, password and the way in (shell.login-001). A refusal keeps what was written. */
export function LoginForm({ prefill, note, onLogin }: LoginFormProps) {
  const { demo } = usePage();
  const [problem, setProblem] = useState(note);
  const [initialValues] = useState<LoginValues>(() => ({
    email: prefill?.email || getLastEmail(),
    password: prefill?.password ?? '',
  }));

  async function submit({ email, password }: LoginValues, { setSubmitting }: FormikHelpers<LoginValues>) {
    setProblem(undefined);
    try {
      const session = await login({ email: email.trim(), password });
      onLogin?.(session);
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Não foi possível entrar. Tente de novo.');
      setSubmitting(false);
    }
  }

  return (
    <Formik<LoginValues>
      initialValues={initialValues}
      initialErrors={loginErrors(initialValues)}
      validate={loginErrors}
      onSubmit={submit}
    >
      {({ setValues }) => (
        <Stack gap={24}>
          <Form aria-label="Entrar">
            <Stack gap={16}>
              {problem && (
                <Problem role="alert">
                  <Icon name="error" />
                  {problem}
                </Problem>
              )}
              <FormTextField name="email" label="E-mail" type="email" autoComplete="username" />
              <FormPasswordField
                name="password"
                label="Senha"
                autoComplete="current-password"
                description={PASSWORD_HELP}
              />
              <FormSubmitButton size="lg" isFullWidth>
                FAZER LOGIN
              </FormSubmitButton>
              <RecoveryLink />
            </Stack>
          </Form>
          {demo && (
            <DemoAccounts
              accounts={demo.accounts}
              onChoose={(email) => void setValues({ email, password: demo.password })}
            />
          )}
        </Stack>
      )}
    </Formik>
  );
}

const Problem = styled.p`
  display: flex;
  gap: ${tokens.space[8]};
  padding: ${tokens.space[8]} ${tokens.space[12]};
  border-radius: ${tokens.radius.control};
  background: ${tokens.color.badSoft};
  color: ${tokens.color.badInk};
  font: ${tokens.font[13]};
  svg { margin-top: 1px; }
`;
