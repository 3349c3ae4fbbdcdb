import { useSession } from '@girassol/shared-auth';
import { tokens } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { sitePath } from '../addresses/addresses';
import { sitePages } from './site-pages';

const { color, font, motion, radius, space } = tokens;

/** The way between the pages of the site. */
export function SiteNav() {
  const accountId = useSession()?.managerId ?? '';
  const { pathname } = useLocation();
  const nav = useRef<HTMLElement>(null);
  // On a phone they are more than fit: the one that is open is in sight.
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    if (pathname && current && nav.current)
      nav.current.scrollLeft = current.offsetLeft - nav.current.offsetWidth / 2;
  }, [pathname]);
  return (
    <Frame ref={nav} aria-label="Páginas do site">
      {sitePages.map(({ path, label }) => (
        <NavLink key={path} to={sitePath(path, accountId)} end>
          {label}
        </NavLink>
      ))}
    </Frame>
  );
}

const Frame = styled.nav`
  position: relative;
  display: flex;
  width: fit-content;
  max-width: 100%;
  padding: 2px;
  overflow-x: auto;
  scrollbar-width: none;
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
  a:hover { color: ${color.ink}; }
  a[aria-current] {
    background: ${color.surface};
    color: ${color.leafInk};
    box-shadow: ${tokens.shadow[1]};
  }
  a:focus-visible { outline-offset: -2px; }
`;
