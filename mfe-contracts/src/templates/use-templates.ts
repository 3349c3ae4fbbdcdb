import { api, apiQueryKey, attempt, queryClient, useApiQuery, useSession } from '@girassol/shared-auth';
import type { Answer, ContractTemplate } from '@girassol/shared-domain/contract';

const LIST = 'GET /contracts/user/:userId';

/** Links to files are good for minutes only. */
const fresh = { staleTime: 60_000, refetchOnMount: 'always' } as const;

const reread = () => queryClient.invalidateQueries({ queryKey: apiQueryKey(LIST) });

/** The contract templates of the account, by number. */
export function useTemplates({ isOpen = true } = {}) {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(LIST, { params: { userId } }, { ...fresh, enabled: isOpen && userId !== '' });
}

/** How templates change; false: it was refused, and its dialog has said why. */
export function useTemplateChanges() {
  const userId = useSession()?.userId ?? '';
  return {
    add: (template: { name: string; file: File }): Promise<boolean> =>
      done(() =>
        api('POST /contracts/new/:userId', {
          params: { userId },
          body: { name: template.name },
          file: template.file,
        }),
      ),
    edit: (template: ContractTemplate, { name, file }: { name: string; file: File | null }) =>
      done(() =>
        api('PUT /contracts/single/:userId/:contractId', {
          params: { userId, contractId: template._id },
          body: { name, version: template.version },
          file,
        }),
      ),
    remove: (template: ContractTemplate): Promise<boolean> =>
      done(() =>
        api('DELETE /contracts/single/:userId/:contractId', {
          params: { userId, contractId: template._id },
        }),
      ),
  };
}

async function done(work: () => Promise<unknown>): Promise<boolean> {
  const answer = await attempt(work);
  // Whatever was refused may have been so because the list is another by now.
  void reread();
  return answer !== null;
}

export type TemplateList = Answer<typeof LIST>;
