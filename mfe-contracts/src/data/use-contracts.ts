import {
  api,
  apiQueryKey,
  attempt,
  queryClient,
  useApiQuery,
  useRefresh,
  useSession,
} from '@girassol/shared-auth';
import type { SaleContract } from '@girassol/shared-domain/contract';

const LIST = 'GET /sales/contracts/:userId/:saleId';

/** The contracts of an item, the newest first, kept fresh while they are on screen. */
export function useContracts(saleId: string) {
  const userId = useSession()?.userId ?? '';
  useRefresh(LIST, (event) => event.kind === 'contracts-changed' && event.sale === saleId);
  // Links to files are good for minutes only.
  return useApiQuery(
    LIST,
    { params: { userId, saleId } },
    { enabled: userId !== '', staleTime: 60_000, refetchOnMount: 'always' },
  );
}

/** What is shown of contracts is read again. */
export const rereadContracts = (): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: apiQueryKey(LIST) });

/** Deletes a contract; false: it was refused, and its dialog has said why. */
export async function removeContract(
  userId: string,
  saleId: string,
  { _id }: SaleContract,
): Promise<boolean> {
  const answer = await attempt(() =>
    api('DELETE /sales/contracts/:userId/:saleId/:contractId', {
      params: { userId, saleId, contractId: _id },
    }),
  );
  await rereadContracts();
  return answer !== null;
}

/** Where the PDF of a contract can be read for some minutes; null: it was refused, and its dialog has said why. */
export async function pdfOf(userId: string, saleId: string, contractId: string): Promise<string | null> {
  const answer = await attempt(() =>
    api('GET /sales/contracts/:userId/:saleId/:contractId/pdf', { params: { userId, saleId, contractId } }),
  );
  return answer?.url ?? null;
}
