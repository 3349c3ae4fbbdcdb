import { isIconName } from '../icons/Icon';
import { IconButton } from './IconButton';

export interface LazyMenuButtonProps {
  label: string;
  /** Name of an icon; one that is not known shows three dots. */
  icon?: string | undefined;
  isBusy?: boolean | undefined;
  /** The pointer or the focus came: it may be pressed soon. */
  onNear: () => void;
  onPress: () => void;
}

/**
 * Button that looks like the button of a menu whose code is not loaded yet, and loads the code when pressed.
 * Used as the `resting` prop of `ListActions` (federation).
 */
export function LazyMenuButton({ label, icon = '', isBusy = false, onNear, onPress }: LazyMenuButtonProps) {
  return (
    <IconButton
      label={label}
      icon={isIconName(icon) ? icon : 'more'}
      variant="secondary"
      aria-haspopup="menu"
      aria-expanded={false}
      aria-busy={isBusy || undefined}
      onPointerEnter={onNear}
      onFocus={onNear}
      onClick={isBusy ? undefined : onPress}
    />
  );
}
