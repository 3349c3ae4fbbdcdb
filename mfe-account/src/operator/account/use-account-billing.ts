import type { AccountBilling } from '@girassol/account-domain/contract';
import { ApiError, api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';

const READ = 'GET /operation/billing/single/:accountId';

/** Milliseconds until it is read again: payers pay, and the clock of an account is moved on, while it is looked at. */
const REFRESH_MS = 10_000;

/** Subject of an act on a charge. */
export type ChargeParams = { accountId: string; chargeId: string };

/** Loads the subscription and the charges of an account. */
export const useAccountBilling = (accountId: string) =>
  useApiQuery(
    READ,
    { params: { accountId } },
    {
      staleTime: 0,
      refetchInterval: REFRESH_MS,
      retry: (count, error) => !(error instanceof ApiError && error.status === 403) && count < 2,
    },
  );

/** Shows what a change answers. A refusal reads it again, because somebody else may have changed it. */
async function takeOver(accountId: string, change: Promise<AccountBilling>): Promise<void> {
  const params = { accountId };
  try {
    queryClient.setQueryData(buildApiQueryKey(READ, { params }), await change);
  } catch (error) {
    void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(READ, { params }) });
    throw error;
  }
}

/** Settles an open charge that was paid in another way. */
export const settleOutside = (params: ChargeParams, why: string): Promise<void> =>
  takeOver(
    params.accountId,
    api('POST /operation/billing/paid-outside/:accountId/:chargeId', { params, body: { why }, silent: true }),
  );

/** Gives an open charge another due day. */
export const changeDueDay = (params: ChargeParams, body: { dueOn: string; why: string }): Promise<void> =>
  takeOver(
    params.accountId,
    api('POST /operation/billing/due-date/:accountId/:chargeId', { params, body, silent: true }),
  );

/** Gives back what the bank received for a charge, or one payment of it. */
export const refundCharge = (
  params: ChargeParams,
  body: { why: string; paymentId?: string },
): Promise<void> =>
  takeOver(
    params.accountId,
    api('POST /operation/billing/refund/:accountId/:chargeId', { params, body, silent: true }),
  );

/** Gives an account credit. */
export const giveCredit = (accountId: string, body: { cents: number; why: string }): Promise<void> =>
  takeOver(
    accountId,
    api('POST /operation/billing/credit/:accountId', { params: { accountId }, body, silent: true }),
  );

/** Notes the number of the service invoice of a charge; an empty one takes it away. */
export const noteServiceInvoice = (
  params: ChargeParams,
  body: { serviceInvoice: string; why: string },
): Promise<void> =>
  takeOver(
    params.accountId,
    api('PUT /operation/billing/service-invoice/:accountId/:chargeId', { params, body, silent: true }),
  );
