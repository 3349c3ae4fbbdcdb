import type { Database } from '@girassol/api-platform/database';
import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import { createLimitKey, recordFailedAttempt } from '@girassol/api-platform/http/try-limit';
import { Refusal } from '@girassol/api-platform/refusals/refusal';

/** Maximum number of leads of one IP address in 15 minutes that are not doubtful. */
const MAX_LEADS_PER_ADDRESS = 5;

/**
 * Counts a lead that was sent from an IP address. From the sixth lead in 15 minutes on, returns a sentence
 * with the reason to doubt the lead; before, null.
 */
export async function countLeadOfIpAddress(
  database: Database,
  accountId: string,
  ip: string,
): Promise<string | null> {
  const limits = [
    { key: createLimitKey('site-lead', accountId, toIpAddressGroup(ip)), most: MAX_LEADS_PER_ADDRESS },
  ];
  try {
    await recordFailedAttempt(database, { limits, tooMany: () => '' });
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      return `Mais de ${MAX_LEADS_PER_ADDRESS} envios do mesmo endereço em 15 minutos.`;
    throw error;
  }
}
