import { useSession } from '@girassol/shared-auth';
import { PageNav } from '@girassol/shared-ui';
import { NavLink } from 'react-router-dom';
import { buildSitePath } from '../addresses/addresses';
import { siteNavPages } from './site-pages';

/** Navigation between the pages of the site. */
export function SiteNav() {
  const accountId = useSession()?.managerId ?? '';
  return (
    <PageNav aria-label="Páginas do site">
      {siteNavPages.map(({ path, label }) => (
        <NavLink key={path} to={buildSitePath(path, accountId)} end>
          {label}
        </NavLink>
      ))}
    </PageNav>
  );
}
