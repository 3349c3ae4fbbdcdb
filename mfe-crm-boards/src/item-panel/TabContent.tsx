import type { SlotTab } from '@girassol/federation/remote';
import { usePermissions, useSession } from '@girassol/shared-auth';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { builtInTabs } from './built-in-tabs';
import type { PanelTab } from './panel-tabs';

interface TabContentProps {
  tab: PanelTab;
  item: BoardItem;
  now: number;
  contributions: readonly SlotTab<'board-item.tab/v1'>[];
}

/** What stands in a tab of the item: a screen of this area, or what another one contributes. */
export function TabContent({ tab, item, now, contributions }: TabContentProps) {
  const session = useSession();
  const permissions = usePermissions();
  const BuiltIn = builtInTabs[tab.id];
  if (BuiltIn) return <BuiltIn item={item} now={now} />;
  const contribution = contributions.find(({ id }) => id === tab.contribution);
  if (!contribution || !session) return null;
  const { Component } = contribution;
  return <Component session={session} permissions={permissions} boardKind={item.type} item={item} />;
}
