import { formatMoney } from '@girassol/shared-domain';
import { ChangeDialog } from '../ChangeDialog';
import {
  describePaymentRefund,
  getLeftCents,
  type OperatorCharge,
  type OperatorPayment,
} from './charge-text';
import { refundCharge } from './use-account-billing';

interface RefundPaymentDialogProps {
  accountId: string;
  charge: OperatorCharge;
  payment: OperatorPayment;
  /** Called when the payment was given back. */
  onDone: () => void;
  onClose: () => void;
}

/** Dialog that gives one payment back: says how much is left of it and what that ends, and asks for the reason. */
export function RefundPaymentDialog({
  accountId,
  charge,
  payment,
  onDone,
  onClose,
}: RefundPaymentDialogProps) {
  const params = { accountId, chargeId: charge._id };
  return (
    <ChangeDialog
      title={`Devolver ${formatMoney(getLeftCents(payment) / 100)}`}
      text={describePaymentRefund(charge, payment)}
      submitLabel="Devolver este pagamento"
      isDanger
      initial={{ why: '' }}
      done="O pagamento foi devolvido."
      onChange={({ why }) => refundCharge(params, { why, paymentId: payment._id }).then(onDone)}
      onClose={onClose}
    />
  );
}
