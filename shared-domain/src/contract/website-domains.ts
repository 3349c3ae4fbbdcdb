import { z } from 'zod';
import { domainCheckStates, domainStates } from '../website/states';
import type { ContractRoutes } from './route';
import { emptyObject, id, timestamp, trimmedText } from './schemas';

/** Schema of a DNS record that the user must create at the provider of the website's domain. */
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
  ownership: z.enum(domainCheckStates),
  /** Its address leads here. */
  routing: z.enum(domainCheckStates),
  certificate: z.enum(domainCheckStates),
  /** DNS records that the zone must contain. */
  records: z.array(dnsRecord),
  /** DNS records found by the last check. */
  found: z.array(dnsRecord),
  /** Problem and its remedy, for people; null if there is none. */
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
  'GET /websites/by-host/:host': {
    access: 'public',
    summary: 'Whose site a host shows, for whoever knows the host',
    params: z.object({ host: trimmedText(253).min(1) }),
    answer: z.object({ userId: id, slug: z.string() }),
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
    body: z.object({ host: trimmedText(253) }),
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
    answer: emptyObject,
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
      records: z
        .array(z.object({ ...dnsRecord.shape, name: trimmedText(253), value: trimmedText(500) }))
        .max(200),
    }),
    answer: z.object({ records: z.array(dnsRecord) }),
  },
} as const satisfies ContractRoutes;
