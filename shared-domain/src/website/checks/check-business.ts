import { contrast, readable } from '../../colours/colour-maths';
import { isCnpj } from '../../documents/documents';
import type { SiteContent } from '../content';
import { type SiteProblem, siteError, siteWarning } from './site-problem';

/** Of words in the colour of the brand's buttons (WCAG 2.2, 1.4.3). */
const LEAST_CONTRAST = 4.5;

/** Is who speaks named as the law wants it of whoever sells by the internet (Decreto 7.962/2013, art. 2)? */
export function checkBusiness({ business, color, showsWhatsapp }: SiteContent): SiteProblem[] {
  const { name, legalName, cnpj, address, city, uf, phone, whatsapp, email } = business;
  const problems: SiteProblem[] = [];
  if (!name.trim()) problems.push(siteError('business.name', 'Escreva o nome da empresa.'));
  if (!legalName.trim())
    problems.push(siteWarning('business.legalName', 'Escreva a razão social: a lei a pede no rodapé.'));
  if (!cnpj)
    problems.push(siteError('business.cnpj', 'Informe o CNPJ: a lei o pede no rodapé (Decreto 7.962).'));
  else if (!isCnpj(cnpj))
    problems.push(siteError('business.cnpj', 'Este CNPJ não existe: confira os números.'));
  if (!address.trim())
    problems.push(
      siteError('business.address', 'Informe o endereço: a lei o pede no rodapé (Decreto 7.962).'),
    );
  if (!city.trim() || !uf)
    problems.push(siteError('business.city', 'Informe a cidade e o estado da empresa.'));
  if (!phone && !whatsapp && !email)
    problems.push(siteError('business.phone', 'Informe um telefone, um WhatsApp ou um e-mail.'));
  if (showsWhatsapp && !whatsapp)
    problems.push(siteWarning('business.whatsapp', 'Sem o número, o botão do WhatsApp não aparece no site.'));
  if (contrast(color, '#ffffff') < LEAST_CONTRAST)
    problems.push(
      siteWarning(
        'color',
        `Letras brancas mal se leem sobre esta cor, por isso os botões terão letras escuras. Com ${readable(color, '#ffffff', '#000000', LEAST_CONTRAST).toUpperCase()} elas ficam brancas.`,
      ),
    );
  return problems;
}
