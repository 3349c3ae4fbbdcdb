import { canTakeOfflineCopies } from '@girassol/shared-auth';
import type { BoardItem } from '@girassol/shared-domain/contract';
import { lazyPart } from '@girassol/shared-ui';
import type { MenuItem } from '@girassol/shared-ui/overlays';
import { type ReactNode, useState } from 'react';

const TakeAlongDialog = lazyPart(() => import(/* webpackChunkName: "take-along" */ './TakeAlongDialog'));

interface TakeAlong {
  /** The entry of a menu; none where nothing is kept for times without a signal. */
  entries: MenuItem[];
  /** Belongs into the page. */
  dialog: ReactNode;
}

/** Provides taking an open item along for times without a signal. */
export function useTakeAlong(item: BoardItem): TakeAlong {
  const [isOpen, setOpen] = useState(false);
  const entries: MenuItem[] = canTakeOfflineCopies()
    ? [{ id: 'take-along', label: 'Levar para a obra…', icon: 'hard-hat', onAction: () => setOpen(true) }]
    : [];
  return { entries, dialog: isOpen && <TakeAlongDialog item={item} onClose={() => setOpen(false)} /> };
}
