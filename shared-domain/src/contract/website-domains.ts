import { z } from 'zod';
import { domainStates, lights } from '../website/states';
import type { ContractArea } from './route';
import { empty, id, text, timestamp } from './schemas';

/** A line of a zone, as a person copies it to where the domain is kept. */
export const dnsRecord = z.object({
  type: z.enum(['TXT', 'CNAME', 'A', 'AAAA']),
  /** Whole name, without the dot at its end. */
  name: z.string(),
  value: z.string(),
});

export const websiteDomain = z.object({
  _id: id,
  host: z.string(),
  state: z.enum(domainStates),
  /** The account proved that it is theirs. */
  ownership: z.enum(lights),
  /** Its address leads here. */
  routing: z.enum(lights),
  certificate: z.enum(lights),
  /** What has to stand in the zone. */
  records: z.array(dnsRecord),
  /** What was found there last. */
  found: z.array(dnsRecord),
  /** What is wrong, and what to do. */
  problem: z.string().nullable(),
  checkedTimestamp: timestamp.nullable(),
  nextCheckTimestamp: timestamp.nullable(),
  /** Is the zone of the demonstration asked, and not the internet? */
  isDemonstration: z.boolean(),
});

export type DnsRecord = z.output<typeof dnsRecord>;
export type WebsiteDomain = z.output<typeof websiteDomain>;

const ofDomain = z.object({ userId: id, domainId: id });
const one = z.object({ domain: websiteDomain });

export const websiteDomainsContract = {
  'GET /websites/domains': {
    access: 'public',
    summary: 'The host that asks, and whose site it shows; nothing of other hosts',
    answer: z.object({ domains: z.array(z.object({ host: z.string(), slug: z.string() })) }),
  },
  'GET /websites/domains/:userId': {
    access: 'active',
    summary: 'Hosts of the account',
    params: z.object({ userId: id }),
    answer: z.object({ domains: z.array(websiteDomain), mayClaim: z.boolean() }),
  },
  'PUT /websites/domains/:userId': {
    access: 'active',
    summary: 'Claim a host for the site',
    params: z.object({ userId: id }),
    body: z.object({ host: text(253) }),
    answer: one,
  },
  'POST /websites/domains/:userId/:domainId/check': {
    access: 'active',
    summary: 'Look at the zone of a host now',
    params: ofDomain,
    answer: one,
  },
  'DELETE /websites/domains/:userId/:domainId': {
    access: 'active',
    summary: 'Give a host back: it shows the site no longer',
    params: ofDomain,
    answer: empty,
  },
  'GET /websites/zone': {
    access: 'admin',
    summary: 'The zone of the demonstration, and whether it is asked here instead of the internet',
    answer: z.object({ records: z.array(dnsRecord), isAsked: z.boolean() }),
  },
  'PUT /websites/zone': {
    access: 'admin',
    summary: 'Write the zone of the demonstration',
    body: z.object({
      records: z.array(z.object({ ...dnsRecord.shape, name: text(253), value: text(500) })).max(200),
    }),
    answer: z.object({ records: z.array(dnsRecord) }),
  },
} as const satisfies ContractArea;
