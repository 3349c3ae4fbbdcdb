import type { DocumentTemplate, TemplateType } from '@girassol/shared-domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { api } from '../api/client';
import { apiQueryKey, useApiQuery } from '../queries/api-query';
import { useSession } from '../session/use-session';

const LIST = 'GET /templates/authenticated/data/:userId';

const segments = { SERVICE_ORDER: 'service-order', PROPOSAL: 'proposal' } as const;

/** The document templates of one kind that the account has, and how they change. */
export function useDocumentTemplates(type: TemplateType, { isOpen = true } = {}) {
  const client = useQueryClient();
  const userId = useSession()?.userId ?? '';
  const request = { params: { userId } };
  const segment = segments[type];
  // Links to files are good for minutes only.
  const query = useApiQuery(LIST, request, { enabled: isOpen, staleTime: 60_000, refetchOnMount: 'always' });
  const keep = { onSuccess: (answer: unknown) => client.setQueryData(apiQueryKey(LIST, request), answer) };

  const addition = useMutation({
    mutationFn: ({ name, file }: { name: string; file: File }) =>
      api(`POST /templates/${segment}/:userId`, { params: { userId }, body: { name }, file }),
    ...keep,
  });
  const removal = useMutation({
    mutationFn: (templateId: string) =>
      api(`DELETE /templates/${segment}/:userId/:templateId`, { params: { userId, templateId } }),
    ...keep,
  });
  const template = query.data?.template;
  const templates: DocumentTemplate[] | null =
    template?.pdfTemplates.filter((one) => one.type === type) ?? null;
  return {
    query,
    templates,
    companyName: template?.companyName ?? '',
    /** False: it was refused, and its dialog has said why. */
    async add(one: { name: string; file: File }): Promise<boolean> {
      try {
        await addition.mutateAsync(one);
        return true;
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
    remove: (one: DocumentTemplate): void => removal.mutate(one._id),
  };
}
