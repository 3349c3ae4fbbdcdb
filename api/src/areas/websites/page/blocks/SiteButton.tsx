import type { SiteLink } from '@girassol/shared-domain/website';
import type { SitePageData } from '../site-page-data';
import { getEditorFieldAttributes } from './block-props';
import { getLinkAttributes } from './get-link-attributes';

interface Props {
  site: SitePageData;
  field: string;
  link: SiteLink | null;
  isPlain?: boolean;
}

/**
 * Button in a block of a site's page. Renders nothing if the target of its link does not exist at present.
 */
export function SiteButton({ site, field, link, isPlain = false }: Props) {
  const attributes = link && getLinkAttributes(site, link.to);
  if (!link || !attributes) return null;
  return (
    <a
      className={isPlain ? 'button plain' : 'button'}
      {...attributes}
      {...getEditorFieldAttributes(site, `${field}.label`)}
    >
      {link.label}
    </a>
  );
}
