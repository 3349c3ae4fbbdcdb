import type { SignupPlanId } from '@girassol/account-domain/billing';
import { Text } from '@girassol/shared-ui';
import { ChoiceCards } from '../payment/ChoiceCards';
import { listSignupPayments, type SignupPayment } from './signup-payment';

interface PaymentChoiceProps {
  planId: SignupPlanId;
  value: SignupPayment;
  onChange: (payment: SignupPayment) => void;
}

/** Choice of how a signup is paid; says why the enterprise plan has no monthly card. */
export function PaymentChoice({ planId, value, onChange }: PaymentChoiceProps) {
  return (
    <>
      <ChoiceCards
        label="Forma de pagamento"
        options={listSignupPayments(planId)}
        value={value}
        onChange={onChange}
      />
      {planId === 3 && (
        <Text as="p" size={13} tone="soft">
          O plano Enterprise é pago por 12 meses: ainda não há preço mensal no cartão para ele.
        </Text>
      )}
    </>
  );
}
