import { buildWhatsappMessageLink } from '@girassol/shared-domain';
import { ButtonLink } from '@girassol/shared-ui';
import { Link } from 'react-router-dom';
import { getSupportWhatsapp, isAnsweredByArea } from './page-facts';

/** Page with all ways to reach the support. */
const CONTACT_PATH = '/contato';

/** Props of {@link SupportLink} and {@link PlanActions}. */
export interface SupportLinkProps {
  /** First words of the conversation by WhatsApp: "Olá! Quero o plano Enterprise na minha conta." */
  message: string;
}

/**
 * Link to the support of this distribution: by WhatsApp where it has a number, otherwise to its contact page. Draws
 * nothing where it has neither.
 */
export function SupportLink({ message }: SupportLinkProps) {
  const whatsapp = getSupportWhatsapp();
  if (whatsapp !== '')
    return (
      <ButtonLink
        icon="message"
        href={buildWhatsappMessageLink(whatsapp, message)}
        target="_blank"
        rel="noreferrer"
      >
        Falar com a equipe
      </ButtonLink>
    );
  if (!isAnsweredByArea(CONTACT_PATH)) return null;
  return (
    <ButtonLink as={Link} to={CONTACT_PATH} icon="message">
      Falar com a equipe
    </ButtonLink>
  );
}
