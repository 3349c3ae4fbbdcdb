import { refreshSession } from '@girassol/shared-auth';
import { formatMoney } from '@girassol/shared-domain';
import { Button, confirm, showSnackbar, Text, TextLink } from '@girassol/shared-ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { billingPaths } from '../addresses/billing';
import { SectionCard } from '../card/SectionCard';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import type { SubscriptionPartProps } from './subscription-part';
import { withdrawFirstPayment } from './use-subscription';

/** Ways to end the subscription: the first payment back within seven days, and the cancellation. */
export function EndCard({ userId, overview, subscription }: SubscriptionPartProps) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { mayWithdraw, canceledOn, state } = subscription;
  const mayCancel = canceledOn === null && state !== 'ended';
  if (!mayWithdraw && !mayCancel) return null;
  const firstPaid = overview.payments.findLast(
    ({ state: one, amountCents }) => one === 'paid' && amountCents > 0,
  );

  async function withdraw() {
    const amount = firstPaid ? formatMoney(firstPaid.amountCents / 100) : 'O valor pago';
    const isSure = await confirm({
      title: 'Desfazer a compra',
      text: `${amount} volta para você pelo mesmo meio de pagamento, e o acesso termina agora. Seus dados ficam guardados para exportação.`,
      confirmLabel: 'Desfazer e receber de volta',
      cancelLabel: 'Voltar',
      danger: true,
    });
    if (!isSure) return;
    setIsPending(true);
    setProblem(null);
    try {
      await withdrawFirstPayment(userId);
      await refreshSession();
      showSnackbar({ text: 'A compra foi desfeita. O dinheiro está voltando.' });
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setIsPending(false);
    }
  }

  return (
    <SectionCard title="Encerrar">
      {mayWithdraw && (
        <>
          <Text as="p" tone="soft">
            Mudou de ideia? Nos primeiros 7 dias você recebe tudo de volta.
          </Text>
          {problem && <PaymentProblem>{problem}</PaymentProblem>}
          <Button size="lg" isPending={isPending} onClick={() => void withdraw()}>
            Desfazer a compra
          </Button>
        </>
      )}
      {mayCancel && (
        <Text as="p" tone="soft">
          <TextLink as={Link} to={billingPaths.cancellation}>
            Cancelar a assinatura
          </TextLink>
          {state === 'active' ? ': o acesso continua até o fim do que está pago.' : ': nada mais é cobrado.'}
        </Text>
      )}
    </SectionCard>
  );
}
