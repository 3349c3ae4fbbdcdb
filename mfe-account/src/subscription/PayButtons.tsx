import type { SignupPlanId } from '@girassol/account-domain/billing';
import type { PayableCharge } from '@girassol/account-domain/contract';
import { Button, tokens } from '@girassol/shared-ui';
import { Dialog } from '@girassol/shared-ui/overlays';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { buildSuccessPath, type SuccessSource } from '../addresses/billing';
import { CardPayment } from '../payment/CardPayment';
import { PaymentProblem } from '../payment/PaymentProblem';
import { describeProblem } from '../payment/payment-problem';
import type { OwnerPayment } from './use-subscription';

interface PayButtonsProps {
  source: SuccessSource;
  planId: SignupPlanId;
  /** Asks for the charge. Rejects with the reason of a refusal. */
  onPay: (payment: OwnerPayment) => Promise<PayableCharge>;
  isDisabled?: boolean | undefined;
}

/** Ways to pay a renewal or an upgrade in one press each; leads to the page of the payment (billing-009). */
export function PayButtons({ source, planId, onPay, isDisabled = false }: PayButtonsProps) {
  const navigate = useNavigate();
  const [pending, setPending] = useState<'pix' | 'boleto' | null>(null);
  const [hasCard, setHasCard] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const follow = ({ method, payToken }: { method: OwnerPayment['method']; payToken: string }) =>
    navigate(buildSuccessPath({ method, planId, id: payToken, source }));

  async function pay(method: 'pix' | 'boleto') {
    setPending(method);
    setProblem(null);
    try {
      const { payToken } = await onPay({ method });
      follow({ method, payToken });
    } catch (error) {
      setProblem(describeProblem(error));
      setPending(null);
    }
  }

  async function payByCard(cardToken: string) {
    setRefusal(null);
    const charge = await onPay({ method: 'card', cardToken });
    if (charge.state !== 'paid' && charge.refusal !== null) setRefusal(charge.refusal);
    else follow({ method: 'card', payToken: charge.payToken });
  }

  const button = { size: 'lg', disabled: isDisabled || pending !== null } as const;
  return (
    <>
      {problem && <PaymentProblem>{problem}</PaymentProblem>}
      <Buttons>
        <Button
          {...button}
          variant="primary"
          icon="smartphone"
          isPending={pending === 'pix'}
          onClick={() => void pay('pix')}
        >
          Pagar com Pix
        </Button>
        <Button {...button} icon="file" isPending={pending === 'boleto'} onClick={() => void pay('boleto')}>
          Boleto
        </Button>
        <Button {...button} icon="credit-card" onClick={() => setHasCard(true)}>
          Cartão
        </Button>
      </Buttons>
      {hasCard && (
        <Dialog isOpen title="Pagar com cartão" onClose={() => setHasCard(false)}>
          <CardPayment refusal={refusal} onPay={payByCard} />
        </Dialog>
      )}
    </>
  );
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[8]};
  @media ${tokens.screen.phone} {
    > * { flex: 1 1 8rem; }
    > :first-child { flex-basis: 100%; min-height: 3rem; }
  }
`;
