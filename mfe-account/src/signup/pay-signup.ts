import type { FirstPrice, SignupPlanId } from '@girassol/account-domain/billing';
import type { SignupRecord } from '@girassol/account-domain/contract';
import { formatMoney } from '@girassol/shared-domain';
import { confirm } from '@girassol/shared-ui';
import { isPriceRefused } from '../payment/payment-problem';
import { isRecurring } from './signup-payment';
import { loadNewPrice } from './use-price';
import { type StepThreePayment, sendPayment } from './use-signup';

/** Everything that step 3 sends. */
export interface SignupOrder {
  signupId: string;
  planId: SignupPlanId;
  vendors: number;
  document: string;
  /** Empty without a coupon. */
  couponName: string;
  /** Price that the screen shows. */
  price: FirstPrice;
}

const send = (
  { signupId, planId, vendors, document, couponName, price }: SignupOrder,
  payment: StepThreePayment,
) =>
  sendPayment(
    { id: signupId, planId },
    { document, coupon: couponName, vendorsAmount: vendors, frontPrice: price.finalCents / 100 },
    payment,
  );

/**
 * Sends step 3 of a signup. If the price has changed meanwhile, shows the new one and sends it once the person agrees.
 * Returns the signup with its charge; null if the person does not agree. Rejects with `ApiError` on any other refusal.
 */
export async function paySignup(order: SignupOrder, payment: StepThreePayment): Promise<SignupRecord | null> {
  try {
    return await send(order, payment);
  } catch (error) {
    if (!isPriceRefused(error)) throw error;
    const { planId, vendors, couponName, price } = order;
    const choice = { planId, vendors, isRecurring: isRecurring(payment.method) };
    const newPrice = await loadNewPrice(choice, couponName);
    if (!newPrice || newPrice.finalCents === price.finalCents) throw error;
    const isAgreed = await confirm({
      title: 'O preço mudou',
      text: `O total passou de ${formatMoney(price.finalCents / 100)} para ${formatMoney(newPrice.finalCents / 100)}. Nada foi cobrado ainda.`,
      confirmLabel: `Continuar com ${formatMoney(newPrice.finalCents / 100)}`,
      cancelLabel: 'Voltar',
    });
    return isAgreed ? send({ ...order, price: newPrice }, payment) : null;
  }
}
