import { ApiError, api } from '@girassol/shared-auth';
import { Button, Card, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { billingPaths } from '../addresses/billing';
import { EndedLinkCard } from '../card/EndedLinkCard';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';

/**
 * Page of the mailed link that confirms the e-mail of an account's owner. The token is after `#`, so it is sent to no server
 * before the press; programs that open the links of a mail press nothing.
 */
export default function EmailConfirmationPage() {
  const [token] = useState(() => window.location.hash.slice(1));
  const [email, setEmail] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(token.length < 20);
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function confirm() {
    setIsPending(true);
    setProblem(null);
    try {
      setEmail((await api('POST /users/email-confirmation/use', { body: { token }, silent: true })).email);
    } catch (error) {
      if (error instanceof ApiError && (error.status === 410 || error.status === 400)) setIsOver(true);
      else setProblem(describeProblem(error));
      setIsPending(false);
    }
  }

  const toSubscription = <Link to={billingPaths.subscription}>Ir para a assinatura</Link>;
  if (isOver)
    return (
      <Page>
        <EndedLinkCard
          title="Este link não vale mais"
          text="Ele já foi usado ou terminou. Entre na sua conta e peça outro em Assinatura."
          action={toSubscription}
        />
      </Page>
    );
  return (
    <Page>
      <Card padding={24}>
        <Stack gap={16}>
          <Heading level={1}>{email === null ? 'Confirmar e-mail' : 'E-mail confirmado'}</Heading>
          {email === null ? (
            <>
              <Text as="p" tone="soft">
                Confirme que este e-mail é seu. Depois disso a conta pode convidar pessoas e exportar dados.
              </Text>
              {problem && <PaymentProblem>{problem}</PaymentProblem>}
              <Button variant="primary" size="lg" isPending={isPending} onClick={() => void confirm()}>
                Confirmar o meu e-mail
              </Button>
            </>
          ) : (
            <>
              <Text as="p" role="status">
                {`${email} está confirmado.`}
              </Text>
              {toSubscription}
            </>
          )}
        </Stack>
      </Card>
    </Page>
  );
}

const { screen, space } = tokens;

const Page = styled.div`
  box-sizing: border-box;
  max-width: 32rem;
  margin: 0 auto;
  padding: ${space[48]} ${space[24]};
  @media ${screen.phone} { padding: ${space[24]} ${space[16]}; }
`;
