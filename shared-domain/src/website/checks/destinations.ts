import { ownValue } from '../../own-value';
import type { SiteContent } from '../content';

export interface Destinations {
  /** In words why a link to a place of the site leads nowhere; null: it leads somewhere. */
  whyNowhere(to: string): string | null;
}

/** Where links of a site can lead. */
export function destinationsOf({ blocks, business }: SiteContent): Destinations {
  const has = (kind: 'simulator' | 'contact') => blocks.some((block) => block.kind === kind);
  const nowhere: Record<string, string | null> = {
    '#simulador': has('simulator') ? null : 'O botão leva ao simulador, que não está na página.',
    '#contato': has('contact') ? null : 'O botão leva ao contato, que não está na página.',
    whatsapp: business.whatsapp ? null : 'O botão leva ao WhatsApp, mas o número não foi informado.',
  };
  return { whyNowhere: (to) => ownValue(nowhere, to) ?? null };
}
