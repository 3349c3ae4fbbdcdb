import type { ConsumerUnitType } from '@girassol/shared-domain';
import { formatNumber } from '@girassol/shared-domain';
import type { SimulatedConsumption } from '@girassol/shared-domain/website';
import { hasValidAreaCode } from './area-codes';
import type { NewLead } from './new-lead';

/** Minimum number of seconds that a person takes to fill in the form of a lead. */
export const MIN_FORM_FILL_SECONDS = 3;
/** Minimum plausible consumption, kWh a month. */
const MIN_CONSUMPTION = 20;
const MAX_CONSUMPTION: Record<ConsumerUnitType, number> = {
  Residencial: 20_000,
  Comercial: 500_000,
  Industrial: 5_000_000,
  Rural: 500_000,
  'Autoconsumo Remoto': 500_000,
};

const LINK = /https?:|www\.|\/\/|\.(?<=\b[a-z0-9-]+\.)(com|net|org|ru|info|xyz|top|io|br|link|site)\b/i;

/**
 * Finds reasons to doubt a site lead from its own data, one sentence each. Returns an empty list if a person
 * seems to have sent the lead.
 */
export function findLeadDoubts(
  { name, phone, filledHidden, seconds }: NewLead,
  { consumption, ucType }: Pick<SimulatedConsumption, 'consumption' | 'ucType'>,
): string[] {
  const kwh = `${formatNumber(consumption, 0)} kWh por mês`;
  const found: [boolean, string][] = [
    [filledHidden, 'Preencheu um campo que pessoas não veem.'],
    [
      seconds !== null && seconds < MIN_FORM_FILL_SECONDS,
      `Respondeu em menos de ${MIN_FORM_FILL_SECONDS} segundos.`,
    ],
    [LINK.test(name), 'O nome traz um endereço da internet.'],
    [!hasValidAreaCode(phone), `O DDD ${phone.slice(0, 2)} não existe.`],
    [consumption < MIN_CONSUMPTION, `${kwh} é pouco para uma conta de luz.`],
    [consumption > MAX_CONSUMPTION[ucType], `${kwh} é demais para a classe ${ucType}.`],
  ];
  return found.flatMap(([isSo, why]) => (isSo ? [why] : []));
}
