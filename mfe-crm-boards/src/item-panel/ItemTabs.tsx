import type { BoardItem } from '@girassol/shared-domain/contract';
import { Tabs } from '@girassol/shared-ui/overlays';
import { tabCaption, tabText } from './panel-tabs';
import { TabContent } from './TabContent';
import { usePanelTabs } from './use-panel-tabs';

/** The right column: what the areas know about the item, one tab each. */
export function ItemTabs({ item, now }: { item: BoardItem; now: number }) {
  const { tabs, selected, select, width } = usePanelTabs(item.type);
  if (!selected) return null;
  return (
    <Tabs
      label="O que se sabe deste item"
      selectedId={selected.id}
      onSelect={select}
      items={tabs.map((tab) => ({
        id: tab.id,
        label: tab.title,
        text: tabText(tab, width),
        caption: tabCaption(tab, width),
        icon: tab.icon,
        isDisabled: tab.isDisabled,
        content: <TabContent tab={tab} item={item} now={now} />,
      }))}
    />
  );
}
