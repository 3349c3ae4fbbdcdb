import type { UcType } from '@girassol/shared-domain';
import { formatNumber } from '@girassol/shared-domain';
import type { SimulatedConsumption } from '@girassol/shared-domain/website';
import { hasAreaCode } from './area-codes';
import type { NewLead } from './new-lead';

/** People read before they write. */
export const LEAST_SECONDS = 3;
/** kWh a month. */
const LEAST_CONSUMPTION = 20;
const MOST_CONSUMPTION: Record<UcType, number> = {
  Residencial: 20_000,
  Comercial: 500_000,
  Industrial: 5_000_000,
  Rural: 500_000,
  'Autoconsumo Remoto': 500_000,
};

const LINK = /https?:|www\.|\/\/|\.(?<=\b[a-z0-9-]+\.)(com|net|org|ru|info|xyz|top|io|br|link|site)\b/i;

/** What makes a lead doubtful by itself, a sentence each; nothing: it looks like a person. */
export function doubtsOf(
  { name, phone, filledHidden, seconds }: NewLead,
  { consumption, ucType }: Pick<SimulatedConsumption, 'consumption' | 'ucType'>,
): string[] {
  const kwh = `${formatNumber(consumption, 0)} kWh por mês`;
  const found: [boolean, string][] = [
    [filledHidden, 'Preencheu um campo que pessoas não veem.'],
    [seconds !== null && seconds < LEAST_SECONDS, `Respondeu em menos de ${LEAST_SECONDS} segundos.`],
    [LINK.test(name), 'O nome traz um endereço da internet.'],
    [!hasAreaCode(phone), `O DDD ${phone.slice(0, 2)} não existe.`],
    [consumption < LEAST_CONSUMPTION, `${kwh} é pouco para uma conta de luz.`],
    [consumption > MOST_CONSUMPTION[ucType], `${kwh} é demais para a classe ${ucType}.`],
  ];
  return found.flatMap(([isSo, why]) => (isSo ? [why] : []));
}
