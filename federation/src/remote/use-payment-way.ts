import { useSession } from '@girassol/shared-auth';
import { isAnsweredByArea } from './page-facts';

/** Page on which owners pay, and collaborators see who may. */
const PAYMENT_PATH = '/financeiro';

/** Link that leads out of an irregular payment. */
export interface PaymentWay {
  path: string;
  label: string;
}

/**
 * Returns the link to the page where an irregular payment is mended, or where a collaborator sees who may; null where no
 * installed area answers it.
 */
export function usePaymentWay(): PaymentWay | null {
  const isOwner = useSession()?.type === 'MANAGER';
  if (!isAnsweredByArea(PAYMENT_PATH)) return null;
  return { path: PAYMENT_PATH, label: isOwner ? 'Regularizar pagamento' : 'Quem pode regularizar' };
}
