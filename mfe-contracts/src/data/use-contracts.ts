import {
  api,
  attemptAction,
  buildApiQueryKey,
  queryClient,
  useApiQuery,
  useRefreshOnEvent,
  useSession,
} from '@girassol/shared-auth';
import type { SaleContract } from '@girassol/shared-domain/contract';

const LIST = 'GET /sales/contracts/:userId/:saleId';

/** Loads the contracts of an item, newest first, and refreshes them while they are on screen. */
export function useContracts(saleId: string) {
  const userId = useSession()?.userId ?? '';
  useRefreshOnEvent(LIST, (event) => event.kind === 'contracts-changed' && event.sale === saleId);
  // Links to files are good for minutes only.
  return useApiQuery(
    LIST,
    { params: { userId, saleId } },
    { enabled: userId !== '', staleTime: 60_000, refetchOnMount: 'always' },
  );
}

/** Reloads the contracts on screen. */
export const refreshContracts = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) });

/** Deletes a contract. Resolves to false after a refusal, which was shown in a dialog. */
export async function deleteContract(
  userId: string,
  saleId: string,
  { _id }: SaleContract,
): Promise<boolean> {
  const answer = await attemptAction(() =>
    api('DELETE /sales/contracts/:userId/:saleId/:contractId', {
      params: { userId, saleId, contractId: _id },
    }),
  );
  await refreshContracts();
  return answer !== null;
}

/**
 * Loads a URL of the contract's PDF, valid for some minutes. Resolves to null after a refusal, which was shown in a
 * dialog.
 */
export async function loadContractPdfUrl(
  userId: string,
  saleId: string,
  contractId: string,
): Promise<string | null> {
  const answer = await attemptAction(() =>
    api('GET /sales/contracts/:userId/:saleId/:contractId/pdf', { params: { userId, saleId, contractId } }),
  );
  return answer?.url ?? null;
}
