import { whatsappLink } from '@girassol/shared-domain';
import type { SiteFacts } from '../site-facts';

/** Attributes of a link of the site; null where it leads nowhere now. */
export function linkTo(
  { content, isSimulatorOpen, isPreview }: SiteFacts,
  to: string,
): { href: string; target?: '_blank'; rel?: string } | null {
  const { whatsapp } = content.business;
  if (to === 'whatsapp') return whatsapp ? outside(whatsappLink(whatsapp)) : null;
  if (to === '#simulador' && !isSimulatorOpen && !isPreview) return null;
  if (/^https:/i.test(to)) return outside(to);
  return { href: to };
}

const outside = (href: string) => ({ href, target: '_blank' as const, rel: 'noopener noreferrer' });
