import { buildWhatsappLink } from '@girassol/shared-domain';
import type { SitePageData } from '../site-page-data';

/**
 * Button on a site's pages that opens a WhatsApp conversation with the company. It stays visible while the
 * visitor scrolls.
 */
export function WhatsappButton({ site: { content } }: { site: SitePageData }) {
  const { whatsapp } = content.business;
  if (!content.showsWhatsapp || !whatsapp) return null;
  return (
    <aside aria-label="Atendimento">
      <a className="whatsapp" href={buildWhatsappLink(whatsapp)} target="_blank" rel="noopener noreferrer">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M12 3.200a8.8 8.8 0 0 0-7.6 13.200L3.2 20.800l4.5-1.200A8.8 8.8 0 1 0 12 3.200Z"
            fill="none"
            stroke="currentColor"
            strokeWidth="1.8"
          />
          <path d="M8.9 7.500c.3 0 .6.1.7.5l.7 1.700c.1.3 0 .6-.2.8l-.6.7c.7 1.3 1.7 2.3 3 2.900l.8-.9c.2-.3.5-.3.8-.2l1.6.8c.4.2.5.4.5.7-.1 1.2-1.2 2-2.4 1.9-3.3-.3-6.2-3.2-6.6-6.5 0-1.3.7-2.4 1.7-2.400Z" />
        </svg>
        <span>Fale no WhatsApp</span>
      </a>
    </aside>
  );
}
