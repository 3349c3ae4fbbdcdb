import { buildWhatsappMessageLink } from '@girassol/shared-domain';
import type { ComponentType } from 'react';
import { getSupportWhatsapp, isAnsweredByArea } from './page-facts';

/** Page with all ways to reach the support. */
const CONTACT_PATH = '/contato';

/** Props of {@link SupportLink} and {@link PlanActions}. */
export interface SupportLinkProps {
  /** First words of the conversation by WhatsApp: "Olá! Quero o plano Enterprise na minha conta." */
  message: string;
  /** Draws the links: `WayLinks` of `shared-ui`. */
  links: ComponentType<{ plan: string | null; support: string | null }>;
}

/** Returns where this distribution's support answers: WhatsApp where it has a number, otherwise its contact page. */
export function getSupportAddress(message: string): string | null {
  const whatsapp = getSupportWhatsapp();
  if (whatsapp !== '') return buildWhatsappMessageLink(whatsapp, message);
  return isAnsweredByArea(CONTACT_PATH) ? CONTACT_PATH : null;
}

/** Link to the support of this distribution. Draws nothing where it has none. */
export function SupportLink({ message, links: Links }: SupportLinkProps) {
  return <Links plan={null} support={getSupportAddress(message)} />;
}
