import {
  api,
  attemptAction,
  buildApiQueryKey,
  queryClient,
  useApiQuery,
  useSession,
} from '@girassol/shared-auth';
import type { ContractTemplate, ResponseBody } from '@girassol/shared-domain/contract';

const LIST = 'GET /contracts/user/:userId';

/** Links to files are good for minutes only. */
const fresh = { staleTime: 60_000, refetchOnMount: 'always' } as const;

const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: buildApiQueryKey(LIST) });

/** Loads the contract templates of the account, in order of their numbers. */
export function useContractTemplates({ isOpen = true } = {}) {
  const userId = useSession()?.userId ?? '';
  return useApiQuery(LIST, { params: { userId } }, { ...fresh, enabled: isOpen && userId !== '' });
}

/**
 * Returns functions that add, edit and delete contract templates. Each function resolves to false if the
 * server refused the change; a dialog has then shown the reason.
 */
export function useTemplateActions() {
  const userId = useSession()?.userId ?? '';
  return {
    /** Answers sentences about what was changed in the document; false: it was refused. */
    add: async (template: { name: string; file: File }): Promise<readonly string[] | false> => {
      const added = await attemptAndRefresh(() =>
        api('POST /contracts/new/:userId', {
          params: { userId },
          body: { name: template.name },
          file: template.file,
        }),
      );
      return added !== null && (added.notes ?? []);
    },
    edit: async (
      template: ContractTemplate,
      { name, file }: { name: string; file: File | null },
    ): Promise<readonly string[] | false> => {
      const edited = await attemptAndRefresh(() =>
        api('PUT /contracts/single/:userId/:contractId', {
          params: { userId, contractId: template._id },
          body: { name, version: template.version },
          file,
        }),
      );
      return edited !== null && (edited.notes ?? []);
    },
    remove: async (template: ContractTemplate): Promise<boolean> => {
      const removed = await attemptAndRefresh(() =>
        api('DELETE /contracts/single/:userId/:contractId', {
          params: { userId, contractId: template._id },
        }),
      );
      return removed !== null;
    },
  };
}

async function attemptAndRefresh<T>(work: () => Promise<T>): Promise<T | null> {
  const answer = await attemptAction(work);
  // Whatever was refused may have been so because the list is another by now.
  void refreshTemplates();
  return answer;
}

/** Body of the API response that lists the contract templates of the account. */
export type ContractTemplatesAnswer = ResponseBody<typeof LIST>;
