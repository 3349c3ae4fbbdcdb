import { refreshSession } from '@girassol/shared-auth';
import { Button, showSnackbar } from '@girassol/shared-ui';
import { useState } from 'react';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import { resumeSubscription } from './use-subscription';

/** Button that takes a cancellation back before the access ends. */
export function ResumeButton({ userId, label }: { userId: string; label: string }) {
  const [isPending, setIsPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function resume() {
    setIsPending(true);
    setProblem(null);
    try {
      await resumeSubscription(userId);
      await refreshSession();
      showSnackbar({ text: 'Que bom que você ficou: a assinatura continua.' });
    } catch (error) {
      setProblem(describeProblem(error));
      setIsPending(false);
    }
  }

  return (
    <>
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
      <Button variant="primary" size="lg" isPending={isPending} onClick={() => void resume()}>
        {label}
      </Button>
    </>
  );
}
