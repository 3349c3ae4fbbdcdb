import { usePermissions, useSession } from '@girassol/shared-auth';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { builtInTabs } from './built-in-tabs';
import type { PanelTab } from './panel-tabs';

interface TabContentProps {
  tab: PanelTab;
  item: BoardItem;
  now: number;
}

/** What stands in a tab of the item: a screen of this area, or what another one contributes. */
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
