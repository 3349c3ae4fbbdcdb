import { IconButton } from '../actions/IconButton';
import { useLazyControl } from '../filters/use-lazy-control';
import type { MenuProps } from '../overlays/Menu';

const loadMenu = () => import('../overlays/MenuButton').then(({ MenuButton }) => MenuButton);

/**
 * Menu of actions on one list row. The menu's code is loaded when the first row button is pointed at, focused
 * or pressed.
 */
export function RowMenu({ label, items }: Pick<MenuProps, 'label' | 'items'>) {
  const { Awake, rouse, wake } = useLazyControl(loadMenu);
  const looks = { label, icon: 'more-vertical', variant: 'ghost', size: 'sm' } as const;
  if (Awake) return <Awake {...looks} isIconOnly startsOpen placement="bottom end" items={items} />;
  return (
    <IconButton
      {...looks}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={rouse}
      onFocus={rouse}
      onClick={() => wake()}
    />
  );
}
