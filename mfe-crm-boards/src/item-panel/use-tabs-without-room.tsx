import type { BoardItem } from '@girassol/shared-domain/contract';
import { Dialog, type MenuItem } from '@girassol/shared-ui/overlays';
import { type ReactNode, useState } from 'react';
import { useNow } from '../item/use-now';
import { TabContent } from './TabContent';
import { usePanelTabs } from './use-panel-tabs';

/**
 * Provides menu entries for the tabs of the item panel that have no room in a narrow window. An entry opens
 * its tab in a dialog above the panel (boards-036).
 */
export function useOverflowTabs(item: BoardItem): { entries: MenuItem[]; dialog: ReactNode } {
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
