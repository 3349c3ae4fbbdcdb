import type { SiteTrafficSource } from '@girassol/shared-domain/website';

/** Label of each traffic source of a site, such as "Instagram". */
export const trafficSourceLabels: Record<SiteTrafficSource, string> = {
  DIRETO: 'direto',
  BUSCA: 'busca',
  INSTAGRAM: 'Instagram',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  GOOGLE_ADS: 'anúncio do Google',
  VENDEDOR: 'link de vendedor',
  OUTROS: 'outro site',
};
