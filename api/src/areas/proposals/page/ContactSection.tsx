import { buildWhatsappLink, formatPhone } from '@girassol/shared-domain';
import type { PublicProposal } from '@girassol/shared-domain/contract';

/** Section of a proposal's page with the contact details of the seller. */
export function ContactSection({ userData, companyName }: Pick<PublicProposal, 'userData' | 'companyName'>) {
  const { personalData, phone, email } = userData;
  return (
    <section className="contact" aria-labelledby="contato">
      <h2 id="contato">Ficou com dúvida?</h2>
      <p>
        Fale com <strong>{personalData.name}</strong>, de {companyName}.
      </p>
      <ul>
        {phone && (
          <li>
            <a className="action" href={buildWhatsappLink(phone)} rel="noreferrer">
              WhatsApp {formatPhone(phone)}
            </a>
          </li>
        )}
        {email && (
          <li>
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        )}
      </ul>
    </section>
  );
}
