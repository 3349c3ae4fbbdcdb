import { useFacts, useSession, useSettings } from '@girassol/shared-auth';
import { useMemo } from 'react';
import { usePlace, usePlaces } from '../navigation/places-context';
import { usePage } from '../page/page-context';
import { type VisibleMenus, visibleMenus } from './visible-menus';

/** The menus of the person who is logged in; null while it is not known what they may see. */
export function useMenus(): VisibleMenus | null {
  const { registry, distribution } = usePage();
  const { routes } = usePlaces();
  const { kind } = usePlace();
  const session = useSession();
  const facts = useFacts();
  const hiddenByAccount = useSettings()?.interface.hiddenMenus;

  return useMemo(() => {
    if (!session || !facts) return null;
    const hidden = [...(hiddenByAccount ?? []), ...(distribution.hiddenMenus ?? [])];
    return visibleMenus({ kind, session, facts, routes, remotes: registry.remotes, hidden });
  }, [kind, session, facts, routes, registry, distribution, hiddenByAccount]);
}
