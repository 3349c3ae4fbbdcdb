import type { SlotContext } from '@girassol/federation/remote';
import { useApiQuery } from '@girassol/shared-auth';
import { buildArticlePath, MAX_HELP_SEARCH_LENGTH } from '@girassol/support-domain/help';
import { useEffect } from 'react';

/** Search source of the support area: finds help articles; none before a letter is typed. */
export default function HelpSearch({ search, onFound }: SlotContext<'search.source/v1'>) {
  const query = useApiQuery(
    'GET /help/articles',
    { query: { search: search.slice(0, MAX_HELP_SEARCH_LENGTH) } },
    { enabled: search !== '' },
  );
  const { data, isLoading, isError } = query;
  useEffect(() => {
    onFound({
      findings: (search === '' ? [] : (data?.articles ?? [])).map(({ slug, title, summary }) => ({
        id: slug,
        group: 'Ajuda',
        title,
        detail: summary,
        icon: 'life-buoy',
        to: buildArticlePath(slug),
      })),
      isLoading,
      hasFailed: isError,
    });
  }, [search, data, isLoading, isError, onFound]);
  return null;
}
