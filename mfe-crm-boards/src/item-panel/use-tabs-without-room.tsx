import type { BoardItem } from '@girassol/shared-domain/contract';
import { Dialog, type MenuItem } from '@girassol/shared-ui/overlays';
import { type ReactNode, useState } from 'react';
import { useNow } from '../item/use-now';
import { TabContent } from './TabContent';
import { usePanelTabs } from './use-panel-tabs';

/** What a narrow window has no tab for (boards-036): entries of a menu that open it above the panel. */
export function useTabsWithoutRoom(item: BoardItem): { entries: MenuItem[]; dialog: ReactNode } {
  const { withoutRoom } = usePanelTabs(item.type);
  const [openId, setOpenId] = useState<string | null>(null);
  const now = useNow();
  const tab = withoutRoom.find(({ id }) => id === openId);
  return {
    entries: withoutRoom.map(({ id, title, icon }) => ({
      id,
      label: title,
      icon,
      onAction: () => setOpenId(id),
    })),
    dialog: tab && (
      <Dialog isOpen title={tab.title} size="lg" onClose={() => setOpenId(null)}>
        <TabContent tab={tab} item={item} now={now} />
      </Dialog>
    ),
  };
}
