import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import type { DnsRecord } from '@girassol/shared-domain/contract';
import { createPublicLookup } from '../../../../platform/outgoing/public-address';
import type { CertificateState, DomainProvider, SitesTarget } from './domain-provider';
import { expectedRecords, judgeRecords, proofName } from './expected-records';

const WAIT_MS = 2_000;
const MOST_RECORDS = 20;
const MOST_CHARACTERS = 300;

/** There is nothing of that type, or no such name: an answer like any other. */
const isNothing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENODATA', 'ENOTFOUND'].includes(String(error.code));

type Lookups = Pick<Resolver, 'resolveTxt' | 'resolveCname' | 'resolve4' | 'resolve6'>;

interface DnsOptions {
  target: SitesTarget;
  /** Who answers; those of the machine when left out. */
  resolver?: Lookups;
  /** Port on which certificates are looked at; 443 when left out. */
  port?: number;
}

/** The internet's zones. A certificate is what the host shows: the server in front of us gets it when it is first asked. */
export function internetZone({
  target,
  resolver = new Resolver({ timeout: WAIT_MS, tries: 1 }),
  port = 443,
}: DnsOptions): DomainProvider {
  const ask = async (type: DnsRecord['type'], name: string, look: () => Promise<string[]>) => {
    const values = await look().catch((error: unknown) => {
      if (isNothing(error)) return [];
      throw error;
    });
    return values
      .slice(0, MOST_RECORDS)
      .map((value): DnsRecord => ({ type, name, value: value.slice(0, MOST_CHARACTERS) }));
  };
  return {
    isDemonstration: false,
    target,
    records: (host, token) => expectedRecords(host, token, target),
    async check(host, token) {
      const proof = proofName(host);
      try {
        const answers = await Promise.all([
          ask('TXT', proof, async () => (await resolver.resolveTxt(proof)).map((parts) => parts.join(''))),
          ask('CNAME', host, () => resolver.resolveCname(host)),
          ask('A', host, () => resolver.resolve4(host)),
          ask('AAAA', host, () => resolver.resolve6(host)),
        ]);
        const found = answers.flat().slice(0, MOST_RECORDS);
        return { found, ...judgeRecords(found, { host, token, target }) };
      } catch {
        return {
          found: [],
          isOwned: false,
          isRouted: false,
          failure: 'Os servidores deste domínio não responderam. Tentamos de novo em seguida.',
        };
      }
    },
    certificate: (host) => certificateShown(host, { port, addresses: target.addresses }),
  };
}

/**
 * Connects as a browser would: the first one to come makes the certificate be issued. The owner of a zone says where it
 * leads: never to addresses of this machine and its network, but for those that sites are told to lead to.
 */
function certificateShown(
  host: string,
  { port, addresses }: { port: number; addresses: readonly string[] },
): Promise<CertificateState> {
  return new Promise((resolve) => {
    const lookup = createPublicLookup(addresses);
    const socket = connect({ host, port, servername: host, timeout: 2 * WAIT_MS, lookup });
    const end = (state: CertificateState) => {
      socket.destroy();
      resolve(state);
    };
    socket.once('secureConnect', () => end('ACTIVE'));
    socket.once('timeout', () => end('ISSUING'));
    socket.once('error', () => end('ISSUING'));
  });
}
