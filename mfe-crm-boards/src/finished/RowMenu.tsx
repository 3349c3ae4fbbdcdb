import type { FinishedItem } from '@girassol/shared-domain/contract';
import { MenuButton } from '@girassol/shared-ui/overlays';
import { useRef } from 'react';
import type { FinishedActions } from './use-finished-actions';

/** The actions of one row. */
export function RowMenu({ item, menuOf }: { item: FinishedItem; menuOf: FinishedActions['menuOf'] }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const items = menuOf(item, () => anchor.current);
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
