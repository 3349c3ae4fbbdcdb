import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { Icon, type IconName } from '../icons/Icon';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './button-styles';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** Label of the action: the accessible name and the tooltip. */
  label: string;
  /** Says more than the label in the tooltip. */
  tip?: string | undefined;
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  /** For buttons that stay pressed. */
  isPressed?: boolean | undefined;
  /** A number at its corner: unread messages. The label has to say it too. */
  count?: number | undefined;
}

const Styled = styled.button<ButtonStyleProps>`
  ${buttonStyles}
  position: relative;
`;

const Count = styled.span`
  position: absolute;
  inset: -2px -4px auto auto;
  min-width: 1.125rem;
  height: 1.125rem;
  padding: 0 4px;
  border-radius: var(--g-radius-round);
  border: 2px solid var(--g-surface);
  background: var(--g-sun);
  color: var(--g-on-sun);
  font: 600 0.6875rem / 0.9rem var(--g-font);
  &::before { content: attr(data-count); }
`;

const iconSize = { xs: 16, sm: 16, md: 18, lg: 20 } as const;

/** Button with an icon. Its tooltip shows under the pointer and with the keyboard's focus. */
export function IconButton({
  icon,
  label,
  tip,
  variant = 'ghost',
  size = 'md',
  isPressed,
  count,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Styled
      type={type}
      $variant={variant}
      $size={size}
      $isSquare
      aria-label={label}
      aria-pressed={isPressed}
      data-tip={tip ?? label}
      {...rest}
    >
      <Icon name={icon} size={iconSize[size]} />
      {count ? <Count aria-hidden data-count={count > 99 ? '99+' : count} /> : null}
    </Styled>
  );
}
