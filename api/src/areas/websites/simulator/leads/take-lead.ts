import type { SiteCount } from '@girassol/shared-domain/website';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { countSite } from '../../count-site';
import { accountVoice } from './account-voice';
import { addressDoubt } from './address-doubt';
import type { NewLead } from './new-lead';
import { receiveLead } from './receive-lead';

const MINUTES = 60_000;
/** Forms that were taken, and phones that a day has enough of: asked again, they cost nothing. Of accounts, so that none meets another's. */
const settled = new LRUCache<string, true>({ max: 20_000, ttl: 10 * MINUTES });
/** The last that is under way for a phone. Whoever comes with it waits here, and holds no connection meanwhile. */
const underWay = new Map<string, Promise<void>>();

/** Takes what a visitor sent, one of a phone after the other, and counts it if it is new. */
export async function takeLead(
  request: FastifyRequest,
  accountId: string,
  lead: NewLead,
  counts: readonly SiteCount[],
): Promise<void> {
  const form = `${accountId} form ${lead.formToken}`;
  const phone = `${accountId} phone ${lead.phone}`;
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
  counts: readonly SiteCount[],
): Promise<boolean> {
  const doubt = await addressDoubt(database, accountId, ip);
  const voice = await accountVoice(database, accountId);
  return database.asAccount(voice, async (tx) => {
    const outcome = await receiveLead(tx, voice, lead, doubt);
    if (outcome === 'NEW')
      for (const what of counts)
        await countSite(tx, accountId, { page: 'simulador', source: lead.source, what });
    return outcome === 'ENOUGH';
  });
}
