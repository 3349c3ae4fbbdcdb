import { formatCpfOrCnpj, formatPhone } from '@girassol/shared-domain';
import type { SitePageData } from '../site-page-data';

/**
 * Footer of a site's pages with the data of the company that the law requires of sellers on the internet
 * (Decreto 7.962/2013, art. 2).
 */
export function PageFooter({ site: { content, base } }: { site: SitePageData }) {
  const { name, legalName, cnpj, address, city, uf, phone, email } = content.business;
  const place = [address, [city, uf].filter(Boolean).join('/')].filter(Boolean).join(', ');
  return (
    <footer className="foot">
      <div className="wide">
        <p>
          <strong>{legalName || name}</strong>
          {cnpj && <> · CNPJ {formatCpfOrCnpj(cnpj)}</>}
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
