import { ApiError, api, login, useApiQuery } from '@girassol/shared-auth';
import {
  ButtonLink,
  Card,
  EmptyState,
  ErrorState,
  Heading,
  Skeleton,
  Stack,
  Text,
  VisuallyHidden,
} from '@girassol/shared-ui';
import { Form, FormNewPasswordField, FormSubmitButton } from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useState } from 'react';
import { Link } from '../navigation/Link';
import { useShellNavigation } from '../navigation/navigation-context';
import { usePageData } from '../page/page-context';
import { Page } from '../page-layout/Page';

/**
 * Page on which the holder of an access link chooses a password and is logged in. The token is after `#`, so it is sent
 * to no server.
 */
export default function FirstAccessPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <Page $width="readable">
      <Invitation token={token} />
    </Page>
  );
}

function Invitation({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useApiQuery(
    'POST /users/access-link/read',
    { body: { token } },
    { retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  if (data) return <Welcome {...data} token={token} />;
  if (isLinkExpired(error)) return <LinkOver />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <Skeleton height={320} radius={10} />;
}

/** Returns true for a link that was used, has expired, or is incomplete. */
const isLinkExpired = (error: Error | null) =>
  error instanceof ApiError && (error.status === 410 || error.status === 400);

function LinkOver() {
  return (
    <>
      <VisuallyHidden as="h1">Primeiro acesso</VisuallyHidden>
      <EmptyState
        title="Este link não vale mais"
        text="Ele já foi usado ou terminou. Peça um novo a quem o enviou."
        action={
          <ButtonLink as={Link} to="/login" variant="primary">
            Entrar com a senha
          </ButtonLink>
        }
      />
    </>
  );
}

interface WelcomeProps {
  token: string;
  name: string;
  email: string;
  company: string;
  isRecovery?: boolean | undefined;
}

function Welcome({ token, name, email, company, isRecovery = false }: WelcomeProps) {
  const { brand } = usePageData().distribution;
  const { navigate } = useShellNavigation();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOverNow, setIsOverNow] = useState(false);

  async function submit({ password }: { password: string }) {
    setProblem(null);
    try {
      await api('POST /users/access-link/use', { body: { token, password }, silent: true });
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) setIsOverNow(true);
      else
        setProblem(error instanceof ApiError ? error.message : 'Algo deu errado, por favor tente novamente.');
      return;
    }
    // The password holds. Whatever keeps the login from working now, the login screen tells.
    const session = await login({ email, password }).catch(() => null);
    navigate(session ? '/iniciando' : '/login', { replace: true });
  }

  if (isOverNow) return <LinkOver />;
  return (
    <Card padding={24}>
      <Stack gap={16}>
        <Heading level={1} tabIndex={-1}>{`Olá, ${name}`}</Heading>
        <Text as="p" tone="soft">
          {`Escolha a ${isRecovery ? 'nova senha' : 'senha'} com que você entra em ${brand.name}, na conta ${company}. Seu login é ${email}.`}
        </Text>
        <Formik initialValues={{ password: '' }} onSubmit={submit}>
          <Form aria-label="Escolher senha">
            <Stack gap={16}>
              <FormNewPasswordField name="password" label="Senha" login={email} />
              {problem && (
                <Text tone="bad" role="alert">
                  {problem}
                </Text>
              )}
              <FormSubmitButton size="lg">
                {isRecovery ? 'Trocar senha e entrar' : 'Criar senha e entrar'}
              </FormSubmitButton>
            </Stack>
          </Form>
        </Formik>
      </Stack>
    </Card>
  );
}
