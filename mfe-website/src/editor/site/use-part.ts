import type { SiteBusiness, SiteSearch } from '@girassol/shared-domain/website';
import { useMemo } from 'react';
import { useEditorStore } from '../state/editor-store';

/** How the parts of the site as a whole are changed. */
export function usePartChanges() {
  const store = useEditorStore();
  return useMemo(
    () => ({
      business: (values: Partial<SiteBusiness>, isTyped?: boolean) =>
        store.change({ type: 'business', values, isTyped }),
      search: (values: Partial<SiteSearch>, isTyped?: boolean) =>
        store.change({ type: 'search', values, isTyped }),
    }),
    [store],
  );
}
