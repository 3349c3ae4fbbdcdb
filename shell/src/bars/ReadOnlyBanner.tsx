import { useConditionFacts } from '@girassol/shared-auth';
import {
  canEditArea,
  describeReadOnlyArea,
  type PermissionArea,
  permissionAreaNames,
  permissionAreas,
} from '@girassol/shared-domain';
import { useMenus } from '../menus/use-menus';
import type { VisibleMenus } from '../menus/visible-menus';
import { useVisitorLocation } from '../navigation/navigation-context';
import { isCurrentEntry } from './is-current';
import { NoticeStrip } from './NoticeStrip';

/** Banner on the pages of an area in which the person's level lets nothing be changed: why buttons are missing. */
export function ReadOnlyBanner() {
  const { path } = useVisitorLocation();
  const menus = useMenus();
  const facts = useConditionFacts();
  const area = menus && findCurrentArea(menus, path);
  if (!area || !facts || canEditArea(facts, area)) return null;
  return (
    <NoticeStrip label="Seu acesso" icon="eye" tone="info">
      {describeReadOnlyArea(area)}
    </NoticeStrip>
  );
}

/** Finds the area of the page on screen by its menu; undefined for pages of no area. */
function findCurrentArea({ groups }: VisibleMenus, path: string): PermissionArea | undefined {
  const current = groups
    .flatMap(({ entries }) => entries.flatMap((entry) => [entry, ...entry.children]))
    .filter((entry) => isCurrentEntry(entry, path));
  return permissionAreaNames.find((area) =>
    current.some(({ id }) => permissionAreas[area].menus.includes(id)),
  );
}
