import type { FastifyRequest } from 'fastify';
import { countLeadOfIpAddress } from './count-lead-of-ip-address';
import type { NewLead } from './new-lead';
import { saveLead } from './save-lead';

/**
 * Saves the lead that a visitor's request submits. A doubtful lead gets the same answer as any other lead, so that a
 * program learns nothing from it.
 */
export async function receiveLead(
  { server: { database }, ip }: FastifyRequest,
  lead: NewLead,
  { isDelivered }: { isDelivered: boolean },
): Promise<Record<string, never>> {
  const doubt = await countLeadOfIpAddress(database, ip);
  await database.asSystem((tx) => saveLead(tx, lead, { doubt, isDelivered }));
  return {};
}
