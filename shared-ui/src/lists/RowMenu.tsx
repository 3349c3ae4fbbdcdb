import { IconButton } from '../actions/IconButton';
import { useAwake } from '../filters/use-awake';
import type { MenuProps } from '../overlays/Menu';

const loadMenu = () => import('../overlays/MenuButton').then(({ MenuButton }) => MenuButton);

/** The menu of a row: most are never opened, and its library comes with the first that is. */
export function RowMenu({ label, items }: Pick<MenuProps, 'label' | 'items'>) {
  const { Awake, rouse, wake } = useAwake(loadMenu);
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
