import { buildWhatsappLink } from '@girassol/shared-domain';
import type { SitePageData } from '../site-page-data';

/**
 * Returns the HTML attributes of a link on a site's page. Returns null if the target does not exist at
 * present, such as the simulator while closed.
 */
export function getLinkAttributes(
  { content, isSimulatorOpen, isPreview }: SitePageData,
  to: string,
): { href: string; target?: '_blank'; rel?: string } | null {
  const { whatsapp } = content.business;
  if (to === 'whatsapp') return whatsapp ? outside(buildWhatsappLink(whatsapp)) : null;
  if (to === '#simulador' && !isSimulatorOpen && !isPreview) return null;
  if (/^https:/i.test(to)) return outside(to);
  return { href: to };
}

const outside = (href: string) => ({ href, target: '_blank' as const, rel: 'noopener noreferrer' });
