import { buildWhatsappLink, formatPhone } from '@girassol/shared-domain';
import type { BlockProps } from './block-props';
import { BlockSection } from './Section';

/** Block of a site's page with the contact details of the company. */
export function ContactBlock({ site, block }: BlockProps<'contact'>) {
  const { whatsapp, phone, email, address, city, uf, hours } = site.content.business;
  const { showsAddress, showsHours } = block.values;
  const place = [city, uf].filter(Boolean).join('/');
  return (
    <BlockSection site={site} block={block}>
      <dl className="reach">
        {whatsapp && (
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <a href={buildWhatsappLink(whatsapp)} target="_blank" rel="noopener noreferrer">
                {formatPhone(whatsapp)}
              </a>
            </dd>
          </div>
        )}
        {phone && phone !== whatsapp && (
          <div>
            <dt>Telefone</dt>
            <dd>
              <a href={`tel:+55${phone}`}>{formatPhone(phone)}</a>
            </dd>
          </div>
        )}
        {email && (
          <div>
            <dt>E-mail</dt>
            <dd>
              <a href={`mailto:${email}`}>{email}</a>
            </dd>
          </div>
        )}
        {showsAddress && (address || place) && (
          <div>
            <dt>Endereço</dt>
            <dd>
              {address}
              {address && place && <br />}
              {place}
            </dd>
          </div>
        )}
        {showsHours && hours && (
          <div>
            <dt>Horário</dt>
            <dd>{hours}</dd>
          </div>
        )}
      </dl>
    </BlockSection>
  );
}
