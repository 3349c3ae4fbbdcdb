import { usePermissions, useSession } from '@girassol/shared-auth';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { Tabs } from '@girassol/shared-ui/overlays';
import type { ReactNode } from 'react';
import { builtInTabs } from './built-in-tabs';
import { type PanelTab, tabText } from './panel-tabs';
import { usePanelTabs } from './use-panel-tabs';

/** The right column: what the areas know about the item, one tab each. */
export function ItemTabs({ item, now }: { item: BoardItem; now: number }) {
  const session = useSession();
  const permissions = usePermissions();
  const { tabs, contributions, selected, select, width } = usePanelTabs(item.type);

  const contentOf = (tab: PanelTab): ReactNode => {
    const BuiltIn = builtInTabs[tab.id];
    if (BuiltIn) return <BuiltIn item={item} now={now} isReadOnly={tab.isReadOnly} />;
    const contribution = contributions.find(({ id }) => id === tab.contribution);
    if (!contribution || !session) return null;
    const { Component } = contribution;
    return <Component session={session} permissions={permissions} boardKind={item.type} item={item} />;
  };

  if (!selected) return null;
  return (
    <Tabs
      label="O que se sabe deste item"
      selectedId={selected.id}
      onSelect={select}
      items={tabs.map((tab) => ({
        id: tab.id,
        label: tab.label,
        text: tabText(tab, width),
        icon: tab.icon,
        isDisabled: tab.isDisabled,
        content: contentOf(tab),
      }))}
    />
  );
}
