import { api } from '@girassol/shared-auth';
import { Button, NoticeBox, showSnackbar, Text } from '@girassol/shared-ui';
import { useState } from 'react';
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
    <section aria-label="Confirmação do e-mail">
      <NoticeBox
        icon="mail"
        action={
          <Button isPending={isPending} onClick={() => void send()}>
            Enviar o link de novo
          </Button>
        }
      >
        <Text as="p" size={13}>
          {`Falta confirmar o e-mail ${email}: abra o link que enviamos. Até lá a conta não convida pessoas nem exporta dados.`}
        </Text>
        {problem && <PaymentProblem>{problem}</PaymentProblem>}
      </NoticeBox>
    </section>
  );
}
