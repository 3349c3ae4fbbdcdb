import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { PaymentProviderError } from '../../payments/payment-provider-error';

/**
 * Runs a call of the payment provider for somebody who waits. Its error becomes a refusal with a message for people: 503 if
 * the same call may succeed later, else 409. `advice` is what to do then; another one for a call that may have taken money
 * although its answer was lost.
 */
export async function callProvider<T>(
  call: () => Promise<T>,
  advice = 'Nada foi cobrado: tente de novo em alguns minutos.',
): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    throw error.isTemporary
      ? new Refusal(503, `${error.message} ${advice}`, { retryAfter: 60 })
      : new Refusal(409, error.message);
  }
}
