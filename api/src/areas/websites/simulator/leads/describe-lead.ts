import type { Row } from '@girassol/api-platform/database';
import { formatNumber, formatPhone, formatPower } from '@girassol/shared-domain';
import { formatRoundedMoney, getDistributorName } from '@girassol/shared-domain/website';
import { trafficSourceLabels } from './traffic-source-labels';

/**
 * Describes the answers and the estimate of a site lead as text, for the seller who calls the visitor back.
 */
export function describeLead({
  name,
  phone,
  answers,
  estimate,
  source,
  marketing,
}: Row<'website_leads'>): string {
  const distributor = getDistributorName(answers.distributor);
  const lines = [
    `${name}, ${formatPhone(phone)}, simulou no site (${trafficSourceLabels[source]}) e pediu contato.`,
    `${answers.city}, ${answers.uf}. ${answers.ucType}, ${formatNumber(answers.consumption, 0)} kWh por mês${distributor && `, ${distributor}`}.`,
  ];
  if (estimate)
    lines.push(
      `Estimativa: ${formatPower(estimate.power)}, ${estimate.moduleCount} módulos de ${formatNumber(estimate.modulePower, 0)} Wp, ${formatNumber(estimate.generation, 0)} kWh por mês.`,
    );
  lines.push(
    estimate?.saving
      ? `Economia no primeiro ano: ${formatRoundedMoney(estimate.saving)}.`
      : (estimate?.whyNoSaving ?? 'Sem estimativa de economia.'),
  );
  lines.push(
    marketing ? 'Aceita receber ofertas e novidades.' : 'Não aceitou receber ofertas: só este contato.',
  );
  return lines.join('\n');
}
