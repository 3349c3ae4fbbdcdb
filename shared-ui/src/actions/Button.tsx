import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../display/Spinner';
import { Icon, type IconName } from '../icons/Icon';
import { type ButtonLook, type ButtonSize, type ButtonVariant, buttonStyles } from './button-styles';

interface ButtonParts {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: IconName;
  /** Takes the whole width of its place. */
  isFullWidth?: boolean;
  children?: ReactNode;
}

export interface ButtonProps extends ButtonParts, ComponentProps<'button'> {
  /** Shows that the work goes on and ignores presses until it ends; the button keeps the focus. */
  isPending?: boolean;
}

const StyledButton = styled.button<ButtonLook>`
  ${buttonStyles}
`;

const iconSize = { xs: 14, sm: 14, md: 16, lg: 18 } as const;

const ignorePress = (event: MouseEvent): void => event.preventDefault();

/** A button: `primary` once per screen, `secondary` beside it, `ghost` in bars and rows, `danger` for what destroys. */
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

const StyledLink = styled.a<ButtonLook>`
  ${buttonStyles}
`;

/** What `as={Link}` of a router needs besides a link's own props. */
export interface RoutedProps {
  as?: React.ElementType;
  to?: string;
}

export interface ButtonLinkProps extends ButtonParts, ComponentProps<'a'>, RoutedProps {}

/** A link that looks like a button: `<ButtonLink as={Link} to="/clientes">`. */
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
