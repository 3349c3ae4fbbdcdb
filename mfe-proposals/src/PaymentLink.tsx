import { isAnsweredByArea } from '@girassol/federation/remote';
import { useSession } from '@girassol/shared-auth';
import { ButtonLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';

const PAYMENT_PATH = '/financeiro';

/**
 * Link to the page where an irregular payment is mended, or where a collaborator sees who may; nothing if no installed
 * area answers it.
 */
export function PaymentLink() {
  const isOwner = useSession()?.type === 'MANAGER';
  if (!isAnsweredByArea(PAYMENT_PATH)) return null;
  return (
    <ButtonLink as={Link} to={PAYMENT_PATH} variant="primary">
      {isOwner ? 'Regularizar pagamento' : 'Quem pode regularizar'}
    </ButtonLink>
  );
}
