import { useConditionFacts, useSession, useSettings } from '@girassol/shared-auth';
import { type AccessFacts, type CollaboratorRights, listMenusHiddenByLevels } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import { useMemo } from 'react';
import { useShellNavigation, useVisitorLocation } from '../navigation/navigation-context';
import { usePageData } from '../page/page-context';
import { buildVisibleMenus, listUnpaidMenuLabels, type MenuInput, type VisibleMenus } from './visible-menus';

/** Returns the menus of the logged-in user; null until the user's permissions are known. */
export function useMenus(): VisibleMenus | null {
  const input = useMenuInput();
  return useMemo(() => input && buildVisibleMenus(input), [input]);
}

/** Returns the names of the menu entries that an irregular payment takes from the logged-in user. */
export function useUnpaidMenuLabels(): string[] {
  const input = useMenuInput();
  return useMemo(() => (input ? listUnpaidMenuLabels(input) : []), [input]);
}

function useMenuInput(): MenuInput | null {
  const { registry, distribution } = usePageData();
  const { routes } = useShellNavigation();
  const { kind } = useVisitorLocation();
  const session = useSession();
  const facts = useConditionFacts();
  const settings = useSettings();

  return useMemo(() => {
    if (!session || !facts) return null;
    const hidden = [
      ...(settings?.interface.hiddenMenus ?? []),
      ...(distribution.hiddenMenus ?? []),
      ...(session.type === 'VENDOR'
        ? listMenusHiddenByLevels(getOwnRights(session.userId, facts, settings))
        : []),
    ];
    return { kind, session, facts, routes, remotes: registry.remotes, hidden };
  }, [kind, session, facts, routes, registry, distribution, settings]);
}

/** Returns flags and levels of the logged-in user; without levels every area has EDIT. */
const getOwnRights = (
  userId: string,
  { permissions }: AccessFacts,
  settings: Settings | null,
): CollaboratorRights => ({ permissions, levels: settings?.permissionLevels?.[userId] ?? {} });
