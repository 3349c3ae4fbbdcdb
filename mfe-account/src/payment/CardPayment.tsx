import { Spinner, Stack, Text } from '@girassol/shared-ui';
import { useState } from 'react';
import { CardFrame } from './CardFrame';
import { PaymentProblem } from './PaymentProblem';
import { describeProblem } from './payment-problem';

interface CardPaymentProps {
  /** Why the last try was refused; null without one. */
  refusal: string | null;
  /** Pays with the token of a card. Rejects with the reason of a failure. */
  onPay: (token: string) => Promise<void>;
}

/** Payment by card: the provider's form, then one try, whose refusal stands above a new form. */
export function CardPayment({ refusal, onPay }: CardPaymentProps) {
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // A token is good for one try: another one needs a new form.
  const [attempt, setAttempt] = useState(0);

  async function pay(token: string) {
    setIsPaying(true);
    setProblem(null);
    try {
      await onPay(token);
    } catch (error) {
      setProblem(describeProblem(error));
    } finally {
      setIsPaying(false);
      setAttempt((count) => count + 1);
    }
  }

  if (isPaying)
    return (
      <Stack gap={12} align="center" role="status">
        <Spinner size={32} />
        <Text>Falando com o seu banco…</Text>
      </Stack>
    );
  const reason = problem ?? refusal;
  return (
    <Stack gap={12}>
      {reason && <PaymentProblem>{reason}</PaymentProblem>}
      <CardFrame key={attempt} onToken={(token) => void pay(token)} />
      <Text as="p" size={13} tone="soft">
        Os dados do cartão vão direto para a empresa de pagamentos; nós nunca os vemos.
      </Text>
    </Stack>
  );
}
