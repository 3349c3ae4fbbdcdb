import { ApiError, finishLogin } from '@girassol/shared-auth';
import type { Session } from '@girassol/shared-domain';
import { Button, Stack, Text } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik, type FormikHelpers } from 'formik';
import { useState } from 'react';
import { LoginProblem } from './LoginProblem';

interface LoginCodeFormProps {
  challenge: string;
  onLogin?: ((session: Session) => void) | undefined;
  /** Back to e-mail and password, with the reason where the login is over. */
  onBack: (reason?: string) => void;
}

/** Second step of a login: a code of the authenticator, or a recovery code. */
export default function LoginCodeForm({ challenge, onLogin, onBack }: LoginCodeFormProps) {
  const [isRecovery, setIsRecovery] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ code }: { code: string }, { setSubmitting }: FormikHelpers<{ code: string }>) {
    setProblem(null);
    try {
      onLogin?.(await finishLogin({ challenge, code: code.trim() }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) return onBack(error.message);
      setProblem(error instanceof ApiError ? error.message : 'Não foi possível entrar. Tente de novo.');
      setSubmitting(false);
    }
  }

  return (
    <Formik initialValues={{ code: '' }} onSubmit={submit}>
      {({ resetForm }) => (
        <Form aria-label="Código de acesso">
          <Stack gap={16}>
            {problem && <LoginProblem>{problem}</LoginProblem>}
            <Text as="p">
              {isRecovery
                ? 'Informe um dos códigos de recuperação que você guardou. Cada um vale uma vez.'
                : 'Abra o seu aplicativo autenticador e informe o código de 6 números.'}
            </Text>
            <FormTextField
              key={String(isRecovery)}
              name="code"
              label={isRecovery ? 'Código de recuperação' : 'Código'}
              type={isRecovery ? 'text' : 'tel'}
              autoComplete={isRecovery ? 'off' : 'one-time-code'}
              autoFocus
              maxLength={isRecovery ? 20 : 7}
              check={(code) => (String(code).trim() ? undefined : 'Informe o código.')}
            />
            <FormSubmitButton size="lg" isFullWidth>
              ENTRAR
            </FormSubmitButton>
            <Button
              variant="ghost"
              onClick={() => {
                setIsRecovery(!isRecovery);
                setProblem(null);
                resetForm();
              }}
            >
              {isRecovery ? 'Usar o aplicativo autenticador' : 'Estou sem o aplicativo'}
            </Button>
            <Button variant="ghost" onClick={() => onBack()}>
              Entrar com outro login
            </Button>
          </Stack>
        </Form>
      )}
    </Formik>
  );
}
