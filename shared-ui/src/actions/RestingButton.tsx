import { isIconName } from '../icons/Icon';
import { IconButton } from './IconButton';

export interface RestingButtonProps {
  label: string;
  /** Name of an icon; one that is not known shows three dots. */
  icon?: string;
  isBusy?: boolean;
  /** The pointer or the focus came: it may be pressed soon. */
  onNear: () => void;
  onPress: () => void;
}

/** The button of a menu that is fetched when it is pressed. `resting` of the `ListActions` of federation. */
export function RestingButton({ label, icon = '', isBusy = false, onNear, onPress }: RestingButtonProps) {
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
