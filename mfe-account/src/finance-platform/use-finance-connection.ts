import { api, attemptAction, buildApiQueryKey, queryClient, useApiQuery } from '@girassol/shared-auth';

const CONNECT = 'POST /azume-financial/auth-external';

/** Connects the account to the finance platform, which the lists require. */
export const useFinanceConnection = () =>
  useApiQuery(CONNECT, {}, { staleTime: 0, refetchOnMount: 'always' });

/** Login code with the instant at which it ends, by this computer's clock in epoch milliseconds. */
export interface ShownLoginCode {
  code: string;
  endsAt: number;
}

/**
 * Creates a login code of the finance platform, which ends the one before. Resolves to null if the call failed, after a
 * dialog has shown the error.
 */
export const createLoginCode = (): Promise<ShownLoginCode | null> =>
  attemptAction(async () => {
    const { data } = await api('GET /azume-financial/login-code');
    void queryClient.invalidateQueries({ queryKey: buildApiQueryKey(CONNECT) });
    return { code: data.code, endsAt: Date.now() + data.expiresInSeconds * 1000 };
  });
