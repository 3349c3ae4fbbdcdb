import { planNames } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { ApiError } from '@girassol/shared-auth';
import { Button, ButtonLink, Heading, Stack, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import { SignupFrame } from '../signup/SignupFrame';
import { PaidMark } from './PaidMark';
import { startSession } from './start-session';

type Way = 'start' | 'password';

/**
 * Next steps after a paid signup: this browser starts to work at once; a password is chosen now or later. Whose owner has chosen
 * one already is led to the login.
 */
export function PaidSignup({ signup: { _id, planId, signupStepOneInfo } }: { signup: SignupRecord }) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<Way | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [needsLogin, setNeedsLogin] = useState(false);
  const { name, email } = signupStepOneInfo;

  async function go(way: Way) {
    setPending(way);
    setProblem(null);
    try {
      const { passwordToken } = await startSession(_id);
      navigate(way === 'start' ? '/inicio' : `/primeiro-acesso#${passwordToken}`, { replace: true });
    } catch (error) {
      setNeedsLogin(error instanceof ApiError && error.status === 410);
      setProblem(describeProblem(error));
      setPending(null);
    }
  }

  return (
    <SignupFrame title={`Tudo pronto, ${name}!`} text="O pagamento foi confirmado e a sua conta está aberta.">
      <Box>
        <PaidMark />
        <Stack gap={4} align="center">
          <Heading level={2} size={20}>{`Plano ${planNames[planId]} ativo`}</Heading>
          <Text as="p" tone="soft">{`O recibo está em Assinatura, no menu. O seu login é ${email}.`}</Text>
        </Stack>
        {problem && <PaymentProblem>{problem}</PaymentProblem>}
        {needsLogin ? (
          <ButtonLink as={Link} to="/login" variant="primary" size="lg">
            Ir para o login
          </ButtonLink>
        ) : (
          <StartButtons pending={pending} onGo={(way) => void go(way)} />
        )}
      </Box>
    </SignupFrame>
  );
}

/** Ways from a paid signup into the new account. */
function StartButtons({ pending, onGo }: { pending: Way | null; onGo: (way: Way) => void }) {
  return (
    <>
      <Buttons>
        <Button
          variant="primary"
          size="lg"
          isFullWidth
          isPending={pending === 'start'}
          disabled={pending === 'password'}
          onClick={() => onGo('start')}
        >
          Começar a usar
        </Button>
        <Button
          size="lg"
          icon="key"
          isFullWidth
          isPending={pending === 'password'}
          disabled={pending === 'start'}
          onClick={() => onGo('password')}
        >
          Escolher minha senha antes
        </Button>
      </Buttons>
      <Text as="p" size={13} tone="soft">
        Sem senha você entra por este aparelho. Nos outros, use o link que enviamos por e-mail.
      </Text>
    </>
  );
}

const { color, radius, shadow, space } = tokens;

const Box = styled.section`
  display: grid;
  justify-items: center;
  gap: ${space[24]};
  padding: ${space[32]} ${space[24]};
  border: 1px solid ${color.lineSoft};
  border-radius: ${radius.dialog};
  background: ${color.surface};
  box-shadow: ${shadow[1]};
  text-align: center;
`;

const Buttons = styled.div`
  display: grid;
  gap: ${space[8]};
  width: 100%;
  max-width: 22rem;
  > button { min-height: 3rem; }
`;
