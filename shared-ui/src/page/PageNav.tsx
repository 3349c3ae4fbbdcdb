import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { fadingEdgeStyles, useScrollEdges } from '../overlays/use-scroll-edges';
import { tokens } from '../tokens/tokens';

const { color, font, motion, radius, shadow, space } = tokens;

interface PageNavProps {
  'aria-label': string;
  children: ReactNode;
}

/**
 * Row of links between the pages of one subject; the link of the open page has `aria-current`. Scrolls
 * sideways on a phone, to the open page, and fades out where there are more.
 */
export function PageNav(props: PageNavProps) {
  return <Line ref={useScrollEdges<HTMLElement>()} {...props} />;
}

const Line = styled.nav`
  position: relative;
  display: flex;
  width: fit-content;
  max-width: 100%;
  padding: 2px;
  ${fadingEdgeStyles}
  border-radius: ${radius.control};
  background: ${color.sunken};
  a {
    display: flex;
    align-items: center;
    min-height: 2rem;
    padding: 0 ${space[12]};
    border-radius: ${radius.control};
    color: ${color.inkSoft};
    font: ${font[14]};
    font-weight: 500;
    white-space: nowrap;
    text-decoration: none;
    transition: color ${motion.in} ${motion.ease};
  }
  @media (pointer: coarse) { a { min-height: 44px; } }
  a:hover { color: ${color.ink}; }
  a[aria-current] {
    background: ${color.surface};
    color: ${color.leafInk};
    box-shadow: ${shadow[1]};
  }
  a:focus-visible { outline-offset: -2px; }
`;
