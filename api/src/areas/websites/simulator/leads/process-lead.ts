import { toPhoneMatchKey } from '@girassol/shared-domain';
import type { SiteEventKind } from '@girassol/shared-domain/website';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { countSiteEvent } from '../../count-site-event';
import { countLeadOfIpAddress } from './count-lead-of-ip-address';
import { loadSiteCaller } from './load-site-caller';
import type { NewLead } from './new-lead';
import { saveReceivedLead } from './save-received-lead';

const MINUTE_MS = 60_000;
/** Forms that were taken, and phones that a day has enough of: asked again, they cost nothing. Of accounts, so that none meets another's. */
const settled = new LRUCache<string, true>({ max: 20_000, ttl: 10 * MINUTE_MS });
/** The last that is under way for a phone. Whoever comes with it waits here, and holds no connection meanwhile. */
const underWay = new Map<string, Promise<void>>();

/**
 * Saves the lead that a request of a visitor submits, one at a time per phone number, and counts a new lead
 * in the site's figures.
 */
export async function processLead(
  request: FastifyRequest,
  accountId: string,
  lead: NewLead,
  counts: readonly SiteEventKind[],
): Promise<void> {
  const form = `${accountId} form ${lead.formToken}`;
  const phone = `${accountId} phone ${toPhoneMatchKey(lead.phone)}`;
  const before = underWay.get(phone) ?? Promise.resolve();
  const mine = before
    .catch(() => undefined)
    .then(async () => {
      if (settled.has(form) || settled.has(phone)) return;
      const isEnough = await receive(request, accountId, lead, counts);
      settled.set(isEnough ? phone : form, true);
    });
  underWay.set(phone, mine);
  try {
    await mine;
  } finally {
    if (underWay.get(phone) === mine) underWay.delete(phone);
  }
}

async function receive(
  { server: { database }, ip }: FastifyRequest,
  accountId: string,
  lead: NewLead,
  counts: readonly SiteEventKind[],
): Promise<boolean> {
  const doubt = await countLeadOfIpAddress(database, accountId, ip);
  const voice = await loadSiteCaller(database, accountId);
  return database.asAccount(voice, async (tx) => {
    const outcome = await saveReceivedLead(tx, voice, lead, doubt);
    if (outcome === 'NEW')
      for (const what of counts)
        await countSiteEvent(tx, accountId, { page: 'simulador', source: lead.source, what });
    return outcome === 'ENOUGH';
  });
}
