import { computeContrastRatio, findReadableColour } from '../../colours/colour-maths';
import { isCnpj } from '../../documents/documents';
import type { SiteContent } from '../content';
import { createSiteError, createSiteWarning, type SiteProblem } from './site-problem';

/** Minimum contrast of text in the colour of the brand's buttons (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;

/**
 * Returns the problems of a website's company data, which the law requires of sellers on the internet
 * (Decreto 7.962/2013, art. 2), and a problem if the website's colour has too little contrast.
 */
export function checkBusiness({ business, color, showsWhatsapp }: SiteContent): SiteProblem[] {
  const { name, legalName, cnpj, address, city, uf, phone, whatsapp, email } = business;
  const problems: SiteProblem[] = [];
  if (!name.trim()) problems.push(createSiteError('business.name', 'Escreva o nome da empresa.'));
  if (!legalName.trim())
    problems.push(createSiteWarning('business.legalName', 'Escreva a razão social: a lei a pede no rodapé.'));
  if (!cnpj)
    problems.push(
      createSiteError('business.cnpj', 'Informe o CNPJ: a lei o pede no rodapé (Decreto 7.962).'),
    );
  else if (!isCnpj(cnpj))
    problems.push(createSiteError('business.cnpj', 'Este CNPJ não existe: confira os números.'));
  if (!address.trim())
    problems.push(
      createSiteError('business.address', 'Informe o endereço: a lei o pede no rodapé (Decreto 7.962).'),
    );
  if (!city.trim() || !uf)
    problems.push(createSiteError('business.city', 'Informe a cidade e o estado da empresa.'));
  if (!phone && !whatsapp && !email)
    problems.push(createSiteError('business.phone', 'Informe um telefone, um WhatsApp ou um e-mail.'));
  if (showsWhatsapp && !whatsapp)
    problems.push(
      createSiteWarning('business.whatsapp', 'Sem o número, o botão do WhatsApp não aparece no site.'),
    );
  if (computeContrastRatio(color, '#ffffff') < MIN_CONTRAST)
    problems.push(
      createSiteWarning(
        'color',
        `Letras brancas mal se leem sobre esta cor, por isso os botões terão letras escuras. Com ${findReadableColour(color, '#ffffff', '#000000', MIN_CONTRAST).toUpperCase()} elas ficam brancas.`,
      ),
    );
  return problems;
}
