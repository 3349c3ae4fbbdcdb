import { ApiError, api, login, useApiQuery } from '@girassol/shared-auth';
import { formatDate, isPersonName, toIsoDate } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { Button, Card, ErrorState, Heading, Skeleton, Stack, Text, tokens } from '@girassol/shared-ui';
import {
  Form,
  FormMaskedField,
  FormNewPasswordField,
  FormSubmitButton,
  FormTextField,
} from '@girassol/shared-ui/fields';
import { Formik } from 'formik';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { EndedLinkCard } from '../card/EndedLinkCard';
import { describeProblem } from '../collaborators/describe-problem';
import { CopyableCode } from '../payment/CopyableCode';

/**
 * Page `/convite` of an invitation, made for phones: name and password, then the person is signed in. The token is after `#`,
 * so it is sent to no server before the form is.
 */
export default function InvitationPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const { data, error, isFetching, refetch } = useApiQuery(
    'POST /users/invitation/read',
    { body: { token } },
    { retry: false, staleTime: Number.POSITIVE_INFINITY },
  );
  return (
    <Page>
      {data && <Acceptance token={token} invitation={data} />}
      {!data && isEnded(error) && <Ended />}
      {!data && error && !isEnded(error) && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!data && !error && <Skeleton height={360} radius={10} />}
    </Page>
  );
}

/** Returns true for an invitation that was used or revoked, has expired, or whose link is incomplete. */
const isEnded = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 410 || error.status === 400);

const Ended = () => (
  <EndedLinkCard
    title="Este convite não vale mais"
    text="Ele já foi usado, foi cancelado ou venceu. Peça outro a quem o enviou."
  />
);

interface AcceptanceProps {
  token: string;
  invitation: ResponseBody<'POST /users/invitation/read'>;
}

function Acceptance({ token, invitation: { company, invitedBy, name, email, expiresAt } }: AcceptanceProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const [tagged, setTagged] = useState<{ login: string; next: string } | null>(null);
  const goOn = (next: string) => navigate(next, { replace: true });
  if (isOver) return <Ended />;
  if (tagged) return <TaggedLogin login={tagged.login} onContinue={() => goOn(tagged.next)} />;

  async function submit(values: { name: string; phone: string; password: string }) {
    setProblem(null);
    try {
      const accepted = await api('POST /users/invitation/accept', {
        body: { token, ...values, name: values.name.trim() },
        silent: true,
      });
      // The login may have a tag of its own: it is the one that the password belongs to.
      const session = await login({ email: accepted.login, password: values.password }).catch(() => null);
      const next = session ? '/iniciando' : '/login';
      if (accepted.login.toLowerCase() === email.toLowerCase()) goOn(next);
      else setTagged({ login: accepted.login, next });
    } catch (error) {
      if (error instanceof ApiError && error.status === 410) setIsOver(true);
      else setProblem(describeProblem(error));
    }
  }

  return (
    <Card padding={24}>
      <Stack gap={16}>
        <Heading level={1} tabIndex={-1}>{`${company} convida você`}</Heading>
        <Text as="p" tone="soft">
          {`${invitedBy} convidou ${email}. O convite vale até ${formatDate(toIsoDate(expiresAt))}.`}
        </Text>
        <Formik initialValues={{ name, phone: '', password: '' }} onSubmit={submit}>
          <Form aria-label="Aceitar convite">
            <Stack gap={16}>
              <FormTextField
                name="name"
                label="Seu nome"
                autoComplete="name"
                isRequired
                check={(text) => (isPersonName(text.trim()) ? undefined : 'Use somente letras no nome.')}
              />
              <FormMaskedField name="phone" mask="phone" label="Celular" isOptional autoComplete="tel" />
              <FormNewPasswordField name="password" label="Senha" login={email} />
              {problem && (
                <Text tone="bad" role="alert">
                  {problem}
                </Text>
              )}
              <FormSubmitButton size="lg">Aceitar e entrar</FormSubmitButton>
            </Stack>
          </Form>
        </Formik>
      </Stack>
    </Card>
  );
}

interface TaggedLoginProps {
  login: string;
  onContinue: () => void;
}

/** Login of somebody whose e-mail signs in to another account: the only screen that shows it. */
const TaggedLogin = ({ login, onContinue }: TaggedLoginProps) => (
  <Card padding={24}>
    <Stack gap={16}>
      <Heading level={1} tabIndex={-1}>
        Guarde o seu login
      </Heading>
      <Text as="p" tone="soft">
        O seu e-mail já entra em outra conta. Nesta, entre com o login abaixo e a senha que você acabou de
        escolher. Ele também foi enviado ao seu e-mail.
      </Text>
      <CopyableCode code={login} label="Copiar login" copiedText="Login copiado." />
      <Button onClick={onContinue}>Continuar</Button>
    </Stack>
  </Card>
);

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  max-width: 30rem;
  min-height: 100%;
  margin: 0 auto;
  padding: ${space[32]} ${space[16]};
  @media ${screen.phone} { padding: ${space[16]}; }
`;
