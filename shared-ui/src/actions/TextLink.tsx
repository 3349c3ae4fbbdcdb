import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import type { RoutedProps } from './Button';

/** The look of a link inside text. */
export const linkStyles = css`
  color: ${tokens.color.leafInk};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  border-radius: 2px;
  transition: text-decoration-color ${tokens.motion.in};
  &:hover { text-decoration-color: currentColor; }
`;

const Styled = styled.a`
  ${linkStyles}
`;

/** A link inside text; `as={Link} to="/x"` inside the product. */
export function TextLink(props: ComponentProps<'a'> & RoutedProps) {
  return <Styled {...props} />;
}
