import type { DocumentTemplate, DocumentTemplateType } from '@girassol/shared-domain/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { api } from '../api/client';
import { buildApiQueryKey, useApiQuery } from '../queries/build-api-query';
import { useSession } from '../session/use-session';

const LIST = 'GET /templates/authenticated/data/:userId';

const segments = { SERVICE_ORDER: 'service-order', PROPOSAL: 'proposal' } as const;

/** Returns the account's document templates of one kind, and functions that change them. */
export function useDocumentTemplates(type: DocumentTemplateType, { isOpen = true } = {}) {
  const client = useQueryClient();
  const userId = useSession()?.userId ?? '';
  const request = { params: { userId } };
  const segment = segments[type];
  // Links to files are good for minutes only.
  const query = useApiQuery(LIST, request, { enabled: isOpen, staleTime: 60_000, refetchOnMount: 'always' });
  const keep = {
    onSuccess: (answer: unknown) => client.setQueryData(buildApiQueryKey(LIST, request), answer),
  };

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
    company: template?.company,
    /**
     * Adds a template. Answers sentences about what was changed in its document; false: it was refused, and its dialog has
     * said why.
     */
    async add(one: { name: string; file: File }): Promise<readonly string[] | false> {
      try {
        const { notes } = await addition.mutateAsync(one);
        return notes ?? [];
      } catch (error) {
        if (error instanceof ApiError) return false;
        throw error;
      }
    },
    remove: (one: DocumentTemplate): void => removal.mutate(one._id),
  };
}
