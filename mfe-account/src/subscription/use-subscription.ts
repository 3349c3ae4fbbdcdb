import type { SignupPlanId } from '@girassol/account-domain/billing';
import { api, buildApiQuery, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';

const READ = 'GET /signup/payments/:userId';
type Overview = ResponseBody<typeof READ>;

/** Loads the subscription of the account of a user. */
export const useSubscription = (userId: string) =>
  useApiQuery(READ, { params: { userId } }, { staleTime: 0, refetchOnMount: 'always' });

/** Loads the subscription anew, past the cache. */
export const loadSubscription = (userId: string): Promise<Overview> =>
  queryClient.fetchQuery({ ...buildApiQuery(READ, { params: { userId } }), staleTime: 0 });

/** Loads the subscription again, on every screen that shows it. */
export const reloadSubscription = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: buildApiQueryKey(READ) });

async function takeOver(userId: string, change: Promise<Overview>): Promise<void> {
  queryClient.setQueryData(buildApiQueryKey(READ, { params: { userId } }), await change);
}

/** Changes plan and vendors from the next period on; null withdraws such a change. */
export const changeNextPlan = (
  userId: string,
  next: RequestBody<'PUT /signup/next-plan/:userId'>['next'],
): Promise<void> =>
  takeOver(
    userId,
    api('PUT /signup/next-plan/:userId', { params: { userId }, body: { next }, silent: true }),
  );

/** Replaces the card that is charged (billing-025). */
export const replaceCard = (userId: string, token: string): Promise<void> =>
  takeOver(
    userId,
    api('PUT /signup/signature/card/:userId', {
      params: { userId },
      body: { cardData: { token } },
      silent: true,
    }),
  );

/** Asks for the authorization of Pix Automático. */
export const requestAutomaticPix = (userId: string) =>
  api('POST /signup/automatic-pix/:userId', { params: { userId }, silent: true });

/** Ends the authorization of Pix Automático. */
export const endAutomaticPix = (userId: string): Promise<void> =>
  takeOver(userId, api('DELETE /signup/automatic-pix/:userId', { params: { userId }, silent: true }));

/** Changes the payer of the receipts and the additional billing e-mails. */
export const saveBillingData = (
  userId: string,
  body: RequestBody<'PUT /signup/billing-data/:userId'>,
): Promise<void> =>
  takeOver(userId, api('PUT /signup/billing-data/:userId', { params: { userId }, body, silent: true }));

/** Takes back the first payment and ends the subscription. */
export const withdrawFirstPayment = (userId: string): Promise<void> =>
  takeOver(userId, api('POST /signup/withdrawal/:userId', { params: { userId }, silent: true }));

/** Cancels the subscription. Returns the first day without access. */
export async function cancelSubscription(
  userId: string,
  reasons: RequestBody<'PATCH /signup/user-status/:userId'>,
): Promise<string | null> {
  const { newStatus } = await api('PATCH /signup/user-status/:userId', {
    params: { userId },
    body: reasons,
    silent: true,
  });
  await reloadSubscription();
  return newStatus.endsOn;
}

/** Takes a cancellation back. */
export async function resumeSubscription(userId: string): Promise<void> {
  await api('DELETE /signup/user-status/:userId', { params: { userId }, silent: true });
  await reloadSubscription();
}

/** Choice of plan and vendors to be paid. */
export interface PlanOrder {
  vendorsAmount: number;
  /** Price that the screen shows, in cents. */
  cents: number;
  /** Name of a coupon; empty without one. */
  coupon: string;
}

/** Payment of an owner: a card needs the token that the provider's page made of it. */
export type OwnerPayment = { method: 'pix' | 'boleto' } | { method: 'card'; cardToken: string };

const toBody = ({ vendorsAmount, cents, coupon }: PlanOrder) => ({
  vendorsAmount,
  coupon,
  frontPrice: cents / 100,
});

/** Asks for the charge of a renewal, by the call of its payment method (billing-031). */
export async function askForRenewal(id: string, order: PlanOrder, payment: OwnerPayment) {
  const params = { id };
  const body = toBody(order);
  const silent = true;
  if ('cardToken' in payment) {
    const withCard = { ...body, cardData: { token: payment.cardToken } };
    return (await api('POST /signup/renovation-card/:id', { params, body: withCard, silent })).charge;
  }
  return payment.method === 'pix'
    ? (await api('POST /signup/renovation-pix/:id', { params, body, silent })).charge
    : (await api('POST /signup/renovation-bill/:id', { params, body, silent })).charge;
}

/** Asks for the charge of an upgrade, by the call of its payment method (billing-031). */
export async function askForUpgrade(id: string, order: PlanOrder, payment: OwnerPayment) {
  const params = { id };
  const body = toBody(order);
  const silent = true;
  if ('cardToken' in payment) {
    const withCard = { ...body, cardData: { token: payment.cardToken } };
    return (await api('POST /signup/upgrade-card/:id', { params, body: withCard, silent })).charge;
  }
  return payment.method === 'pix'
    ? (await api('POST /signup/upgrade-pix/:id', { params, body, silent })).charge
    : (await api('POST /signup/upgrade-bill/:id', { params, body, silent })).charge;
}

/** Choice of which `usePlanPreview` loads the price. */
interface PreviewedChoice {
  planId: SignupPlanId;
  vendorsAmount: number;
  /** Name of a coupon; empty without one. */
  coupon: string;
}

/** Loads what a change of plan or vendors costs, and from when it holds; and what one more period costs. */
export const usePlanPreview = (userId: string, choice: PreviewedChoice) =>
  useApiQuery(
    'POST /signup/plan-preview/:userId',
    { params: { userId }, body: choice },
    { staleTime: 0, retry: false, placeholderData: (before) => before },
  );
