import type { SiteBusiness, SiteSearchListing } from '@girassol/shared-domain/website';
import { useMemo } from 'react';
import { useEditorStore } from '../state/editor-store';

/** Provides the functions that change the site-wide parts `business` and `search`. */
export function useSitePartActions() {
  const store = useEditorStore();
  return useMemo(
    () => ({
      business: (values: Partial<SiteBusiness>, isTyped?: boolean) =>
        store.change({ type: 'business', values, isTyped }),
      search: (values: Partial<SiteSearchListing>, isTyped?: boolean) =>
        store.change({ type: 'search', values, isTyped }),
    }),
    [store],
  );
}
