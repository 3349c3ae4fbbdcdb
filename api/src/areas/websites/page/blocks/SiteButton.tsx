import type { SiteLink } from '@girassol/shared-domain/website';
import type { SiteFacts } from '../site-facts';
import { fieldMark } from './block-context';
import { linkTo } from './site-link';

interface Props {
  site: SiteFacts;
  field: string;
  link: SiteLink | null;
  isPlain?: boolean;
}

/** Where a block leads; nothing where that is nowhere. */
export function SiteButton({ site, field, link, isPlain = false }: Props) {
  const attributes = link && linkTo(site, link.to);
  if (!link || !attributes) return null;
  return (
    <a className={isPlain ? 'button plain' : 'button'} {...attributes} {...fieldMark(site, `${field}.label`)}>
      {link.label}
    </a>
  );
}
