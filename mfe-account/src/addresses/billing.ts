import type { SignupPlanId } from '@girassol/account-domain/billing';

/** Patterns of the addresses of signup, payment and subscription. */
export const billingPaths = {
  stepOne: '/assinatura/passo-1/:planId',
  stepTwo: '/assinatura/escolha-pagamento/:planId/:suId',
  stepThree: '/assinatura/passo-3/:planId/:suId',
  checkout: '/assinatura/checkout/:planId',
  cardSuccess: '/assinatura/parabens/:planId/:suId',
  boletoSuccess: '/assinatura/boleto/parabens/:suId',
  pixSuccess: '/assinatura/pix/parabens/:suId',
  payment: '/assinatura/pagar/:token',
  emailConfirmation: '/assinatura/confirmar-email',
  subscription: '/financeiro',
  cancellation: '/cancelamento',
} as const;

/** Returns the address of step 1 of a signup for a plan (billing-002). */
export const buildStepOnePath = (planId: SignupPlanId): string => `/assinatura/passo-1/${planId}`;

/** Returns the address of the three steps on one page for a plan. */
export const buildCheckoutPath = (planId: SignupPlanId): string => `/assinatura/checkout/${planId}`;

/** Returns the address of step 2 of a signup (billing-003). */
export const buildStepTwoPath = (planId: SignupPlanId, signupId: string): string =>
  `/assinatura/escolha-pagamento/${planId}/${signupId}`;

/** Returns the address of step 3 of a signup (billing-004). */
export const buildStepThreePath = (planId: SignupPlanId, signupId: string): string =>
  `/assinatura/passo-3/${planId}/${signupId}`;

/** Returns the address of the payment page of a charge, which opens without a login. */
export const buildPaymentPath = (payToken: string): string => `/assinatura/pagar/${payToken}`;

/** Value of `src` in the address of a success page: what was paid, if it was no signup (billing-011). */
export type SuccessSource = 'renovacao' | 'upgrade';

/** Subject of a success page. */
export interface SuccessAddress {
  method: 'pix' | 'boleto' | 'card' | 'recurringCard';
  planId: SignupPlanId;
  /** Id of the signup; for a renewal or an upgrade, the token of the payment page of the charge. */
  id: string;
  source?: SuccessSource | undefined;
}

/** Returns the address of the page that follows a payment (billing-005, billing-006, billing-007). */
export function buildSuccessPath({ method, planId, id, source }: SuccessAddress): string {
  const query = source ? `?src=${source}` : '';
  if (method === 'pix') return `/assinatura/pix/parabens/${id}${query}`;
  if (method === 'boleto') return `/assinatura/boleto/parabens/${id}${query}`;
  return `/assinatura/parabens/${planId}/${id}${query}`;
}

/** Reads the number of a plan in an address; null for any other text. */
export function parsePlanId(text: string | undefined): SignupPlanId | null {
  if (text === '1') return 1;
  if (text === '2') return 2;
  return text === '3' ? 3 : null;
}
