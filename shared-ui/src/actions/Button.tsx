import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../display/Spinner';
import { Icon, type IconName } from '../icons/Icon';
import { type ButtonSize, type ButtonStyleProps, type ButtonVariant, buttonStyles } from './button-styles';

interface ButtonParts {
  variant?: ButtonVariant | undefined;
  size?: ButtonSize | undefined;
  icon?: IconName | undefined;
  /** Takes the whole width of its place. */
  isFullWidth?: boolean | undefined;
  children?: ReactNode;
}

export interface ButtonProps extends ButtonParts, ComponentProps<'button'> {
  /** Shows that the work goes on and ignores presses until it ends; the button keeps the focus. */
  isPending?: boolean | undefined;
}

const StyledButton = styled.button<ButtonStyleProps>`
  ${buttonStyles}
`;

const iconSize = { xs: 14, sm: 14, md: 16, lg: 18 } as const;

const ignorePress = (event: MouseEvent): void => event.preventDefault();

/**
 * Button: `primary` once per screen, `secondary` beside it, `ghost` in bars and rows, `danger` for destructive actions.
 */
export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  isFullWidth,
  isPending,
  children,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <StyledButton
      type={type}
      $variant={variant}
      $size={size}
      $isFullWidth={isFullWidth}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      onClick={isPending ? ignorePress : onClick}
      {...rest}
    >
      {isPending ? <Spinner size={iconSize[size]} /> : icon && <Icon name={icon} size={iconSize[size]} />}
      {children}
    </StyledButton>
  );
}

const StyledLink = styled.a<ButtonStyleProps>`
  ${buttonStyles}
`;

/** Props that let a link component render a router's link instead of `<a>`: `as={Link} to="/clientes"`. */
export interface RouterLinkProps {
  as?: React.ElementType | undefined;
  to?: string | undefined;
}

export interface ButtonLinkProps extends ButtonParts, ComponentProps<'a'>, RouterLinkProps {}

/** Link that looks like a button: `<ButtonLink as={Link} to="/clientes">`. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  isFullWidth,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <StyledLink $variant={variant} $size={size} $isFullWidth={isFullWidth} {...rest}>
      {icon && <Icon name={icon} size={iconSize[size]} />}
      {children}
    </StyledLink>
  );
}
