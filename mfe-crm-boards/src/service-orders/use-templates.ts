import { api, apiQueryKey, useApiQuery, useSession } from '@girassol/shared-auth';
import { useMutation, useQueryClient } from '@tanstack/react-query';

const LIST = 'GET /templates/authenticated/data/:userId';

/** The service-order templates of the account, and how they change. */
export function useTemplates({ isOpen = true } = {}) {
  const client = useQueryClient();
  const userId = useSession()?.userId ?? '';
  const request = { params: { userId } };
  // Links to files are good for minutes only.
  const query = useApiQuery(LIST, request, { enabled: isOpen, staleTime: 60_000, refetchOnMount: 'always' });
  const keep = { onSuccess: (answer: unknown) => client.setQueryData(apiQueryKey(LIST, request), answer) };

  const add = useMutation({
    mutationFn: ({ name, file }: { name: string; file: File }) =>
      api('POST /templates/service-order/:userId', { params: { userId }, body: { name }, file }),
    ...keep,
  });
  const remove = useMutation({
    mutationFn: (templateId: string) =>
      api('DELETE /templates/service-order/:userId/:templateId', { params: { userId, templateId } }),
    ...keep,
  });
  return { query, templates: query.data?.template.pdfTemplates ?? null, add, remove };
}
