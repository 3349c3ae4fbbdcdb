import type { BoardItem } from '@girassol/shared-domain/contract';
import { Tabs } from '@girassol/shared-ui/overlays';
import { getTabIconCaption, getTabLineText } from './panel-tabs';
import { TabContent } from './TabContent';
import { usePanelTabs } from './use-panel-tabs';

/** Right column of the item panel: the tabs of this area and of other areas. */
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
        text: getTabLineText(tab, width),
        caption: getTabIconCaption(tab, width),
        icon: tab.icon,
        isDisabled: tab.isDisabled,
        content: <TabContent tab={tab} item={item} now={now} />,
      }))}
    />
  );
}
