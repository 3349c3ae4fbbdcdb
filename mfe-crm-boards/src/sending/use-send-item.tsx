import { useSession } from '@girassol/shared-auth';
import type { BoardCard } from '@girassol/shared-domain/contract';
import { lazyPart } from '@girassol/shared-ui';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { type ReactNode, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useMaySendItems } from './use-sending';

const SendPopover = lazyPart(() => import(/* webpackChunkName: "sending" */ './SendPopover'));

interface SendItem {
  /** The entry of a menu; none for whoever may not (boards-088, boards-090). */
  entries: MenuItem[];
  /** Belongs into the page. */
  popover: ReactNode;
}

/**
 * Provides sending an open item to somebody else. `getAnchor` returns the element at which the popover opens
 * after the menu has closed.
 */
export function useSendItem(item: BoardCard, getAnchor: () => HTMLElement | null): SendItem {
  const session = useSession();
  // On a board: whose it is. From anywhere else, such as the list of finished items, whose item it is.
  const { uid } = useParams();
  const owner = item.user?._id ?? session?.managerUserId ?? '';
  const maySend = useMaySendItems(item.type, uid ?? owner);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);

  const entries: MenuItem[] = maySend
    ? [{ id: 'send', label: 'Enviar para alguém…', icon: 'send', onAction: () => setAnchor(getAnchor()) }]
    : [];
  const popover = anchor && (
    <SendPopover
      parcel={{
        of: 'item',
        kind: item.type,
        item,
        isOnBoard: uid !== undefined && item.status === 'IN_PROGRESS',
      }}
      anchor={anchor}
      onClose={() => setAnchor(null)}
    />
  );
  return { entries, popover };
}
