import { api } from '@girassol/shared-auth';
import { Button, showSnackbar, Text, tokens } from '@girassol/shared-ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import { reloadSubscription } from './use-subscription';

/** Tells an owner whose e-mail is not confirmed what that holds back, and mails the link again. */
export function ConfirmEmailNotice({ email }: { email: string }) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function send() {
    setIsPending(true);
    setProblem(null);
    try {
      const { sentTo } = await api('POST /users/email-confirmation/send', { body: {}, silent: true });
      showSnackbar({
        text: sentTo === null ? 'O seu e-mail já está confirmado.' : `Enviamos o link a ${sentTo}.`,
      });
      if (sentTo === null) await reloadSubscription();
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <Notice aria-label="Confirmação do e-mail">
      <Text as="p">
        {`Falta confirmar o e-mail ${email}: abra o link que enviamos. Até lá a conta não convida pessoas nem exporta dados.`}
      </Text>
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
      <Button icon="mail" isPending={isPending} onClick={() => void send()}>
        Enviar o link de novo
      </Button>
    </Notice>
  );
}

const { color, radius, space } = tokens;

const Notice = styled.section`
  display: grid;
  justify-items: start;
  gap: ${space[8]};
  padding: ${space[16]};
  border-radius: ${radius.card};
  background: ${color.warnSoft};
  color: ${color.ink};
`;
