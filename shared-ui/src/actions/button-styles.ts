import { css } from 'styled-components';
import { tokens } from '../tokens/tokens';

/**
 * Look of a button: `primary` once per screen, `secondary` beside it, `ghost` in bars and rows, `danger` for
 * destructive actions.
 */
export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
/** Size of a button; xs only for icons in dense rows and cards. */
export type ButtonSize = 'xs' | 'sm' | 'md' | 'lg';

/** Style props of `buttonStyles`; the `$` keeps styled-components from writing them to the element. */
export interface ButtonStyleProps {
  $variant: ButtonVariant;
  $size: ButtonSize;
  $isFullWidth?: boolean | undefined;
  /** Square, for an icon alone. */
  $isSquare?: boolean | undefined;
}

const { color, motion, radius, space, shadow } = tokens;

const variants = {
  primary: css`
    background: ${color.leaf};
    color: ${color.onLeaf};
    box-shadow: ${shadow[1]};
    &:hover { background: ${color.leafStrong}; }
  `,
  secondary: css`
    background: ${color.surface};
    color: ${color.ink};
    border-color: ${color.line};
    box-shadow: ${shadow[1]};
    &:hover, &[aria-expanded='true'] { background: ${color.hover}; border-color: ${color.lineStrong}; }
    &[aria-pressed='true'] { background: ${color.leafSoft}; border-color: ${color.leaf}; color: ${color.leafInk}; }
  `,
  ghost: css`
    background: transparent;
    color: ${color.inkSoft};
    &:hover, &[aria-expanded='true'] { background: ${color.pressed}; color: ${color.ink}; }
    &[aria-pressed='true'] { background: ${color.leafSoft}; color: ${color.leafInk}; }
  `,
  danger: css`
    background: ${color.bad};
    color: ${color.onBad};
    box-shadow: ${shadow[1]};
    &:hover { background: ${color.badStrong}; }
  `,
} as const;

const heights = { xs: '1.5rem', sm: '1.875rem', md: '2.25rem', lg: '2.75rem' } as const;
/** Under a finger; xs stays small enough for a card. */
const touchSize = (size: ButtonSize): string => (size === 'xs' ? '2rem' : '2.75rem');

const paddings = { xs: space[4], sm: space[8], md: space[12], lg: space[16] } as const;
const fonts = { xs: tokens.font[12], sm: tokens.font[13], md: tokens.font[14], lg: tokens.font[14] } as const;

/** Styles shared by native buttons, links and react-aria's buttons. */
export const buttonStyles = css<ButtonStyleProps>`
  appearance: none;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[8]};
  flex: none;
  width: ${({ $isFullWidth, $isSquare, $size }) => ($isFullWidth ? '100%' : $isSquare ? heights[$size] : 'auto')};
  max-width: 100%;
  min-height: ${({ $size }) => heights[$size]};
  padding: ${({ $isSquare, $size }) => ($isSquare ? 0 : `${space[4]} ${paddings[$size]}`)};
  border: 1px solid transparent;
  border-radius: ${radius.control};
  font: 500 ${({ $size }) => fonts[$size]};
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  user-select: none;
  -webkit-tap-highlight-color: transparent;
  transition:
    background-color ${motion.in} ${motion.ease},
    border-color ${motion.in} ${motion.ease},
    color ${motion.in} ${motion.ease};
  ${({ $variant }) => variants[$variant]}
  &:active { filter: brightness(.97); }
  &:disabled, &[aria-disabled='true'], &[data-disabled] {
    cursor: not-allowed;
    filter: none;
  }
  &:disabled:not([aria-busy='true']), &[data-disabled] {
    background: ${({ $variant }) => ($variant === 'ghost' ? 'transparent' : color.pressed)};
    border-color: transparent;
    color: ${color.inkDisabled};
    box-shadow: none;
  }
  @media (pointer: coarse) {
    min-height: ${({ $size }) => touchSize($size)};
    min-width: ${({ $isSquare, $size }) => ($isSquare ? touchSize($size) : 'auto')};
  }
`;
