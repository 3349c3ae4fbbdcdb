import { useSession } from '@girassol/shared-auth';
import { PageNav } from '@girassol/shared-ui';
import { useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { buildSitePath } from '../addresses/addresses';
import { siteNavPages } from './site-pages';

/** Navigation between the pages of the site. */
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
    <PageNav ref={nav} aria-label="Páginas do site">
      {siteNavPages.map(({ path, label }) => (
        <NavLink key={path} to={buildSitePath(path, accountId)} end>
          {label}
        </NavLink>
      ))}
    </PageNav>
  );
}
