import { formatDocument, formatPhone } from '@girassol/shared-domain';
import type { SiteFacts } from '../site-facts';

/** Who speaks here, as the law wants it of whoever sells by the internet (Decreto 7.962/2013, art. 2). */
export function PageFoot({ site: { content, base } }: { site: SiteFacts }) {
  const { name, legalName, cnpj, address, city, uf, phone, email } = content.business;
  const place = [address, [city, uf].filter(Boolean).join('/')].filter(Boolean).join(', ');
  return (
    <footer className="foot">
      <div className="wide">
        <p>
          <strong>{legalName || name}</strong>
          {cnpj && <> · CNPJ {formatDocument(cnpj)}</>}
        </p>
        {place && <p>{place}</p>}
        {(phone || email) && (
          <p>
            {phone && <a href={`tel:+55${phone}`}>{formatPhone(phone)}</a>}
            {phone && email && ' · '}
            {email && <a href={`mailto:${email}`}>{email}</a>}
          </p>
        )}
        <nav aria-label="Sobre este site">
          <ul>
            <li>
              <a href={`${base}/privacidade`}>Privacidade</a>
            </li>
            <li>
              <a href={`${base}/denunciar`} rel="nofollow">
                Denunciar este site
              </a>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
