import type { SiteSource } from '@girassol/shared-domain/website';

/** Where a visitor came from, for people. */
export const sourceWords: Record<SiteSource, string> = {
  DIRETO: 'direto',
  BUSCA: 'busca',
  INSTAGRAM: 'Instagram',
  FACEBOOK: 'Facebook',
  WHATSAPP: 'WhatsApp',
  GOOGLE_ADS: 'anúncio do Google',
  VENDEDOR: 'link de vendedor',
  OUTROS: 'outro site',
};
