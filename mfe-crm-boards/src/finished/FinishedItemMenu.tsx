import type { FinishedItem } from '@girassol/shared-domain/contract';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { useRef } from 'react';
import type { FinishedItemActions } from './use-finished-item-actions';

/** Menu with the actions on one finished item. */
export function FinishedItemMenu({
  item,
  getMenu,
}: {
  item: FinishedItem;
  getMenu: FinishedItemActions['getMenu'];
}) {
  const anchor = useRef<HTMLSpanElement>(null);
  const items = getMenu(item, () => anchor.current);
  if (items.length === 0) return null;
  return (
    <span ref={anchor}>
      <MenuButton
        label={`Ações de ${item.name}`}
        icon="more-vertical"
        isIconOnly
        variant="ghost"
        size="sm"
        placement="bottom end"
        items={items}
      />
    </span>
  );
}
