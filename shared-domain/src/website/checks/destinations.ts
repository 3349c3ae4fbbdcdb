import { getOwnValue } from '../../own-value';
import type { SiteContent } from '../content';

/**
 * Checker of the links on a website. `whyNowhere` returns the message about a link without an existing
 * target, or null.
 */
export interface LinkTargetChecker {
  /** In words why a link to a place of the site leads nowhere; null: it leads somewhere. */
  whyNowhere(to: string): string | null;
}

/**
 * Creates the checker of links within a website. The method `whyNowhere` returns the message about a link
 * whose target is missing on the page; null if the target exists.
 */
export function createLinkTargetChecker({ blocks, business }: SiteContent): LinkTargetChecker {
  const has = (kind: 'simulator' | 'contact') => blocks.some((block) => block.kind === kind);
  const nowhere: Record<string, string | null> = {
    '#simulador': has('simulator') ? null : 'O botão leva ao simulador, que não está na página.',
    '#contato': has('contact') ? null : 'O botão leva ao contato, que não está na página.',
    whatsapp: business.whatsapp ? null : 'O botão leva ao WhatsApp, mas o número não foi informado.',
  };
  return { whyNowhere: (to) => getOwnValue(nowhere, to) ?? null };
}
