import { ApiError, api, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { RequestBody } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import type { AccountFeatures } from './account-text';

const ONE = 'GET /operation/accounts/single/:accountId';

/** Returns true for a call that the API refused because the user is not an admin (403). */
export const isForbiddenError = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 403;

/** Returns true for an error of a call with an unknown or malformed id (404 or 400). */
export const isNotFoundError = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Loads one account with the history of its changes. */
export const useAccount = (accountId: string) =>
  useApiQuery(
    ONE,
    { params: { accountId } },
    // Operators decide by these facts, so they are always fresh.
    {
      staleTime: 0,
      retry: (count, error) => !isForbiddenError(error) && !isNotFoundError(error) && count < 2,
    },
  );

/** Loads the white-labels that an account may have. */
export const useWhitelabels = () => useApiQuery('GET /operation/whitelabels', {});

/** Reads the account again. */
export async function refreshAccounts(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: buildApiQueryKey(ONE) });
}

/**
 * Changes the white-label and modules of an account. The account is reloaded also after a refusal, since another
 * operator may have changed it.
 */
export const changeAccountFeatures = (
  accountId: string,
  { whitelabel, modules, why, expected }: AccountFeatures & { why: string; expected: number },
) =>
  thenRefresh(
    api('PUT /operation/accounts/single/:accountId', {
      params: { accountId },
      body: { whitelabel, modules: [...modules], why, expected },
      silent: true,
    }),
  );

/** Creates a new link by which the owner of an account chooses a password. */
export const createAccessLink = (accountId: string, why: string) =>
  thenRefresh(
    api('POST /operation/accounts/link/:accountId', { params: { accountId }, body: { why }, silent: true }),
  );

/** Opens the finance platform to an account, or closes it. */
export const changeFinanceStatus = (accountId: string, isOpen: boolean, why: string) =>
  thenRefresh(
    api('PUT /operation/accounts/finance-status/:accountId', {
      params: { accountId },
      body: { isOpen, why },
      silent: true,
    }),
  );

/** Turns off the second factor of the owner of an account. */
export const resetOwnerFactor = (accountId: string, why: string) =>
  thenRefresh(
    api('POST /operation/accounts/factor-reset/:accountId', {
      params: { accountId },
      body: { why },
      silent: true,
    }),
  );

/**
 * Mails a new access link to the owner of the account and shows the result in a snackbar. Returns whether the
 * mail was sent.
 */
export async function mailAccessLink({
  accountId,
  token,
}: {
  accountId: string;
  token: string;
}): Promise<boolean> {
  try {
    const { sentTo } = await thenRefresh(
      api('POST /operation/accounts/mail-link/:accountId', {
        params: { accountId },
        body: { token },
        silent: true,
      }),
    );
    showSnackbar({ text: `O link foi enviado a ${sentTo}.` });
    return true;
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    showSnackbar({ text: error.message, tone: 'bad' });
    return false;
  }
}

/** Creates an account for a new customer company, with its owner. */
export const createAccount = (body: RequestBody<'POST /operation/accounts/new'>) =>
  thenRefresh(api('POST /operation/accounts/new', { body, silent: true }));

const thenRefresh = <T>(call: Promise<T>): Promise<T> => call.finally(refreshAccounts);
