import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { tokens } from '../tokens/tokens';
import type { RouterLinkProps } from './Button';

/** Styles of a link inside text. */
export const linkStyles = css`
  color: ${tokens.color.leafInk};
  font-weight: 500;
  text-decoration: underline;
  text-decoration-color: color-mix(in srgb, currentColor 35%, transparent);
  text-underline-offset: 3px;
  border-radius: 2px;
  /* In a column its focus ring is as wide as its words. */
  width: fit-content;
  transition: text-decoration-color ${tokens.motion.in};
  &:hover { text-decoration-color: currentColor; }
`;

const Styled = styled.a`
  ${linkStyles}
`;

/** Link inside running text; for addresses inside the product pass the router's link: `as={Link} to="/x"`. */
export function TextLink(props: ComponentProps<'a'> & RouterLinkProps) {
  return <Styled {...props} />;
}
