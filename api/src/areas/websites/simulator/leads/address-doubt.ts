import type { Database } from '../../../../platform/database';
import { addressGroup } from '../../../../platform/http/address-group';
import { countFailure, limitKey } from '../../../../platform/http/try-limit';
import { Refusal } from '../../../../platform/refusals/refusal';

/** Leads of one address that a quarter of an hour takes without a doubt. */
const MOST_OF_ADDRESS = 5;

/** Counts a lead of an address; from the sixth in a quarter of an hour on it is doubtful. */
export async function addressDoubt(
  database: Database,
  accountId: string,
  ip: string,
): Promise<string | null> {
  const limits = [{ key: limitKey('site-lead', accountId, addressGroup(ip)), most: MOST_OF_ADDRESS }];
  try {
    await countFailure(database, { limits, tooMany: () => '' });
    return null;
  } catch (error) {
    if (error instanceof Refusal && error.status === 429)
      return `Mais de ${MOST_OF_ADDRESS} envios do mesmo endereço em 15 minutos.`;
    throw error;
  }
}
