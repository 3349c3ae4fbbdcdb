import { usePaymentWay } from '@girassol/federation/remote';
import { ButtonLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';

/** Link out of an irregular payment, in place of what it keeps from the account; nothing where no area answers it. */
export function PaymentLink() {
  const payment = usePaymentWay();
  if (!payment) return null;
  return (
    <ButtonLink as={Link} to={payment.path} variant="primary">
      {payment.label}
    </ButtonLink>
  );
}
