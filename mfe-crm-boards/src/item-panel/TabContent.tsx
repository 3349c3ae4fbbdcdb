import { usePermissions, useSession } from '@girassol/shared-auth';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { builtInTabs } from './built-in-tabs';
import type { PanelTab } from './panel-tabs';

interface TabContentProps {
  tab: PanelTab;
  item: BoardItem;
  now: number;
}

/** Content of a tab of the item panel: a screen of this area, or a contribution of another area. */
export function TabContent({ tab: { content }, item, now }: TabContentProps) {
  const session = useSession();
  const permissions = usePermissions();
  if (typeof content === 'string') {
    const BuiltIn = builtInTabs[content];
    return <BuiltIn item={item} now={now} />;
  }
  const { Component } = content;
  return (
    session && <Component session={session} permissions={permissions} boardKind={item.type} item={item} />
  );
}
