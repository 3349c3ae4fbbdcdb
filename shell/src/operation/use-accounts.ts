import { ApiError, api, apiPages, apiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';
import type { Body } from '@girassol/shared-domain/contract';
import { showSnackbar } from '@girassol/shared-ui';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Equipment } from './account-text';

const LIST = 'GET /operation/accounts/list/:multiplier';
const ONE = 'GET /operation/accounts/single/:accountId';

/** Somebody who is no admin, by what the server answered. */
export const isNotAllowed = (error: Error | null): boolean =>
  error instanceof ApiError && error.status === 403;

/** Nothing is at this address. */
export const isAbsent = (error: Error | null): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

/** Accounts by a part of the name, of a login or by the id, page by page. */
export const useAccounts = (search: string) =>
  useInfiniteQuery({
    queryKey: [...apiQueryKey(LIST), { search }],
    ...apiPages(LIST, { query: { search } }),
    placeholderData: keepPreviousData,
    retry: (count, error) => !isNotAllowed(error) && count < 2,
  });

/** One account, with everything operators did with it. */
export const useAccount = (accountId: string) =>
  useApiQuery(
    ONE,
    { params: { accountId } },
    // What operators see of an account is what they decide by.
    { staleTime: 0, retry: (count, error) => !isNotAllowed(error) && !isAbsent(error) && count < 2 },
  );

/** What an account may carry as its white-label. */
export const useWhitelabels = () => useApiQuery('GET /operation/whitelabels', {});

/** Reads the account, and the list it stands in, again. */
async function refreshAccounts(): Promise<void> {
  await Promise.all(
    ([LIST, ONE] as const).map((key) => queryClient.invalidateQueries({ queryKey: apiQueryKey(key) })),
  );
}

/** Gives an account its white-label and modules. Reads it again also after a refusal: somebody may have been faster. */
export const changeAccount = (
  accountId: string,
  { whitelabel, modules, why, expected }: Equipment & { why: string; expected: number },
) =>
  thenRefresh(
    api('PUT /operation/accounts/single/:accountId', {
      params: { accountId },
      body: { whitelabel, modules: [...modules], why, expected },
      silent: true,
    }),
  );

/** A new link by which the owner of an account chooses a password. */
export const giveLink = (accountId: string, why: string) =>
  thenRefresh(
    api('POST /operation/accounts/link/:accountId', { params: { accountId }, body: { why }, silent: true }),
  );

/** Sends a link that was just made to its reader by mail. Answers whether it went, and says what came of it. */
export async function mailLink({ accountId, token }: { accountId: string; token: string }): Promise<boolean> {
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

/** Opens an account for a customer. */
export const openAccount = (body: Body<'POST /operation/accounts/new'>) =>
  thenRefresh(api('POST /operation/accounts/new', { body, silent: true }));

const thenRefresh = <T>(call: Promise<T>): Promise<T> => call.finally(refreshAccounts);
