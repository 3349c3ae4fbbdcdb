import type { ReactNode } from 'react';
import { Button } from '../actions/Button';
import type { ButtonSize, ButtonVariant } from '../actions/button-styles';
import { IconButton } from '../actions/IconButton';
import { Icon, type IconName } from '../icons/Icon';
import { Menu, type MenuProps } from './Menu';

export interface MenuButtonProps extends Omit<MenuProps, 'trigger'> {
  icon?: IconName;
  /** Only the icon shows; the label names it. */
  isIconOnly?: boolean;
  variant?: ButtonVariant;
  size?: ButtonSize;
  isDisabled?: boolean;
  /** Shows inside the button in place of the label, which still names it. */
  children?: ReactNode;
}

/** A button that opens a menu. */
export function MenuButton({
  icon,
  isIconOnly,
  variant,
  size = 'md',
  isDisabled,
  children,
  ...menu
}: MenuButtonProps) {
  const trigger = isIconOnly ? (
    <IconButton
      icon={icon ?? 'more'}
      label={menu.label}
      variant={variant}
      size={size}
      disabled={isDisabled}
    />
  ) : (
    <Button
      icon={icon}
      variant={variant}
      size={size}
      disabled={isDisabled}
      aria-label={children ? menu.label : undefined}
    >
      {children ?? menu.label}
      <Icon name="chevron-down" size={14} />
    </Button>
  );
  return <Menu trigger={trigger} {...menu} />;
}
