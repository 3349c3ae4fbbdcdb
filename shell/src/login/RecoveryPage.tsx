import { ApiError, api, getLastEmail } from '@girassol/shared-auth';
import { isEmail } from '@girassol/shared-domain';
import { Button, Card, Heading, Stack, Text, TextLink } from '@girassol/shared-ui';
import { Form, FormSubmitButton, FormTextField } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useState } from 'react';
import { Link } from '../navigation/Link';
import { Page } from '../page-layout/Page';
import LoginHelpOffer from './LoginHelpOffer';

/**
 * Page `/recuperacao-de-acesso`: mails a link to a new password (shell.recovery). It works without any area, and says the
 * same for every e-mail. Areas may offer help beside it.
 */
export default function RecoveryPage() {
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Page $width="readable">
      <Stack gap={16}>
        <Card padding={24}>
          {sentTo === null ? (
            <RecoveryForm onSent={setSentTo} />
          ) : (
            <Sent email={sentTo} onAgain={() => setSentTo(null)} />
          )}
        </Card>
        <div>
          <LoginHelpOffer form="page" />
        </div>
      </Stack>
    </Page>
  );
}

function RecoveryForm({ onSent }: { onSent: (email: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);

  async function submit({ email }: { email: string }) {
    setProblem(null);
    try {
      await api('POST /users/recovery', { body: { email: email.trim() }, token: null, silent: true });
      onSent(email.trim());
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : 'Algo deu errado, por favor tente novamente.');
    }
  }

  return (
    <Stack gap={16}>
      <Heading level={1} tabIndex={-1}>
        Recuperação de acesso
      </Heading>
      <Text as="p" tone="soft">
        Enviamos ao seu e-mail um link para escolher uma nova senha. Ele vale por uma hora.
      </Text>
      <Formik initialValues={{ email: getLastEmail() }} onSubmit={submit}>
        <Form aria-label="Recuperar acesso">
          <Stack gap={16}>
            <FormTextField
              name="email"
              label="E-mail"
              type="email"
              autoComplete="username"
              isRequired
              check={(email) => (isEmail(String(email).trim()) ? undefined : 'Insira um e-mail válido.')}
            />
            {problem && (
              <Text tone="bad" role="alert">
                {problem}
              </Text>
            )}
            <FormSubmitButton size="lg">Enviar link</FormSubmitButton>
          </Stack>
        </Form>
      </Formik>
      <TextLink as={Link} to="/login">
        Voltar para o login
      </TextLink>
    </Stack>
  );
}

function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <Stack gap={16} role="status">
      <Heading level={1}>Confira o seu e-mail</Heading>
      <Text as="p">{`Se ${email} tem acesso, o link está a caminho.`}</Text>
      <Text as="p" tone="soft">
        Não chegou em alguns minutos? Veja a caixa de spam, confira o endereço, ou fale com o dono da sua
        conta.
      </Text>
      <Button onClick={onAgain}>Tentar outro e-mail</Button>
      <TextLink as={Link} to="/login">
        Voltar para o login
      </TextLink>
    </Stack>
  );
}
