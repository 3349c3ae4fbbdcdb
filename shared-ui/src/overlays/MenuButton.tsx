import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../actions/Button';
import type { ButtonSize, ButtonVariant } from '../actions/button-styles';
import { IconButton } from '../actions/IconButton';
import { Icon, type IconName } from '../icons/Icon';
import { Menu, type MenuProps, type MenuTriggerPropName } from './Menu';
import { setKeyboardModality } from './set-keyboard-modality';

export interface MenuButtonProps extends Omit<MenuProps, MenuTriggerPropName> {
  icon?: IconName | undefined;
  /** Only the icon shows; the label names it. */
  isIconOnly?: boolean | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  isDisabled?: boolean | undefined;
  /** Opens the menu with the focus at once, in place of a pressed button. */
  startsOpen?: boolean | undefined;
  /** Shows inside the button in place of the label, which still names it. */
  children?: ReactNode;
}

/** Button that opens a menu. */
export function MenuButton({
  icon,
  isIconOnly,
  variant,
  size = 'md',
  isDisabled,
  startsOpen = false,
  children,
  ...menu
}: MenuButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  // Once the button has the focus, so that it gets it back.
  useEffect(() => {
    if (!startsOpen) return;
    setKeyboardModality(document.activeElement);
    setIsOpen(true);
  }, [startsOpen]);
  const trigger = isIconOnly ? (
    <IconButton
      icon={icon ?? 'more'}
      label={menu.label}
      variant={variant}
      size={size}
      disabled={isDisabled}
      autoFocus={startsOpen}
    />
  ) : (
    <Button
      icon={icon}
      variant={variant}
      size={size}
      disabled={isDisabled}
      autoFocus={startsOpen}
      aria-label={children ? menu.label : undefined}
    >
      {children ?? menu.label}
      <Icon name="chevron-down" size={14} />
    </Button>
  );
  return (
    <Menu trigger={trigger} startsAtFirst={startsOpen} isOpen={isOpen} onOpenChange={setIsOpen} {...menu} />
  );
}
