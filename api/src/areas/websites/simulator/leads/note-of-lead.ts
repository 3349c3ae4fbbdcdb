import { formatNumber, formatPhone, formatPower } from '@girassol/shared-domain';
import { distributorNamed, roundMoney } from '@girassol/shared-domain/website';
import type { Row } from '../../../../platform/database';
import { sourceWords } from './source-words';

/** What somebody answered and was told, for who calls them. */
export function noteOfLead({
  name,
  phone,
  answers,
  estimate,
  source,
  marketing,
}: Row<'website_leads'>): string {
  const distributor = distributorNamed(answers.distributor);
  const lines = [
    `${name}, ${formatPhone(phone)}, simulou no site (${sourceWords[source]}) e pediu contato.`,
    `${answers.city}, ${answers.uf}. ${answers.ucType}, ${formatNumber(answers.consumption, 0)} kWh por mês${distributor && `, ${distributor}`}.`,
  ];
  if (estimate)
    lines.push(
      `Estimativa: ${formatPower(estimate.power)}, ${estimate.moduleCount} módulos de ${formatNumber(estimate.modulePower, 0)} Wp, ${formatNumber(estimate.generation, 0)} kWh por mês.`,
    );
  lines.push(
    estimate?.saving
      ? `Economia no primeiro ano: ${roundMoney(estimate.saving)}.`
      : (estimate?.whyNoSaving ?? 'Sem estimativa de economia.'),
  );
  lines.push(
    marketing ? 'Aceita receber ofertas e novidades.' : 'Não aceitou receber ofertas: só este contato.',
  );
  return lines.join('\n');
}
