import type { SignupPlanId } from '@girassol/account-domain/billing';
import { api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody, ResponseBody } from '@girassol/shared-domain/contract';

const READ = 'GET /signup/single/:id';
type StepAnswer = ResponseBody<'POST /signup/step-1'>;
type StepThree = RequestBody<'POST /signup/step-3-pix/:planId/:id'>;

/** Loads a signup. Its `signup` is null for a browser that did not begin it. */
export function useSignup(id: string) {
  return useApiQuery(READ, { params: { id } }, { enabled: id !== '' });
}

/** Takes over the state of a signup from the answer of a step. */
function takeOver({ signup }: StepAnswer): StepAnswer['signup'] {
  const { _id: id, planId, vendorsAmount } = signup;
  queryClient.setQueryData<ResponseBody<typeof READ>>(
    buildApiQueryKey(READ, { params: { id } }),
    (before) => ({
      planId,
      vendorsAmount,
      maskedEmail: before?.maskedEmail ?? '',
      signup,
    }),
  );
  return signup;
}

/** Sends step 1; the same `frontId` again, or a signup that this browser has resumed, changes the contact. */
export const sendContact = async (body: RequestBody<'POST /signup/step-1'>) =>
  takeOver(await api('POST /signup/step-1', { body, silent: true }));

/** Changes plan and vendors. */
export const sendChoice = async (id: string, planId: SignupPlanId, vendorsAmount: number) =>
  takeOver(
    await api('POST /signup/choice/:id', { params: { id }, body: { planId, vendorsAmount }, silent: true }),
  );

/** Sends step 2 (billing-014). */
export const sendAddress = async (id: string, body: RequestBody<'POST /signup/step-2/:id'>) =>
  takeOver(await api('POST /signup/step-2/:id', { params: { id }, body, silent: true }));

/** Payment of step 3: a card needs the token that the provider's page made of it. */
export type StepThreePayment =
  | { method: 'pix' | 'boleto' }
  | { method: 'card' | 'recurringCard'; cardToken: string };

/** Sends step 3 to the call of its payment method (billing-014). */
export async function sendPayment(
  { id, planId }: { id: string; planId: SignupPlanId },
  body: StepThree,
  payment: StepThreePayment,
) {
  const params = { planId, id };
  const silent = true;
  if ('cardToken' in payment) {
    const withCard = { params, body: { ...body, cardData: { token: payment.cardToken } }, silent };
    return takeOver(
      payment.method === 'card'
        ? await api('POST /signup/step-3-card/:planId/:id', withCard)
        : await api('POST /signup/step-3-rec/:planId/:id', withCard),
    );
  }
  return takeOver(
    payment.method === 'pix'
      ? await api('POST /signup/step-3-pix/:planId/:id', { params, body, silent })
      : await api('POST /signup/step-3-bill/:planId/:id', { params, body, silent }),
  );
}

/** Mails the code by which this browser may go on with a signup. */
export const sendResumeCode = (id: string) =>
  api('POST /signup/resume-code/:id', { params: { id }, silent: true });

/** Goes on with a signup in this browser. */
export const resumeSignup = async (id: string, code: string) =>
  takeOver(await api('POST /signup/resume/:id', { params: { id }, body: { code }, silent: true }));
