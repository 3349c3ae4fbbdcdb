import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';
import { createPublicDnsLookup } from '@girassol/api-platform/outgoing/public-address';
import type { DnsRecord } from '@girassol/shared-domain/contract';
import { buildExpectedRecords, checkDnsRecords, getProofRecordName } from './build-expected-records';
import type { CertificateState, DomainProvider, SiteDnsTarget } from './domain-provider';

const WAIT_MS = 2_000;
const MAX_RECORDS = 20;
const MAX_RECORD_LENGTH = 300;

/** There is nothing of that type, or no such name: an answer like any other. */
const isNothing = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENODATA', 'ENOTFOUND'].includes(String(error.code));

type Lookups = Pick<Resolver, 'resolveTxt' | 'resolveCname' | 'resolve4' | 'resolve6'>;

interface DnsOptions {
  target: SiteDnsTarget;
  /** Resolver to query. Defaults to the one of this machine. */
  resolver?: Lookups;
  /** Port on which certificates are looked at; 443 when left out. */
  port?: number;
}

/**
 * Creates the domain provider that queries the DNS of the internet. It reads the certificate that the host
 * itself presents, because the web server in front obtains a certificate at the first request.
 */
export function createDnsProvider({
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
      .slice(0, MAX_RECORDS)
      .map((value): DnsRecord => ({ type, name, value: value.slice(0, MAX_RECORD_LENGTH) }));
  };
  return {
    isDemonstration: false,
    target,
    records: (host, token) => buildExpectedRecords(host, token, target),
    async check(host, token) {
      const proof = getProofRecordName(host);
      try {
        const answers = await Promise.all([
          ask('TXT', proof, async () => (await resolver.resolveTxt(proof)).map((parts) => parts.join(''))),
          ask('CNAME', host, () => resolver.resolveCname(host)),
          ask('A', host, () => resolver.resolve4(host)),
          ask('AAAA', host, () => resolver.resolve6(host)),
        ]);
        const found = answers.flat().slice(0, MAX_RECORDS);
        return { found, ...checkDnsRecords(found, { host, token, target }) };
      } catch {
        return {
          found: [],
          isOwned: false,
          isRouted: false,
          failure: 'Os servidores deste domínio não responderam. Tentamos de novo em seguida.',
        };
      }
    },
    certificate: (host) => queryCertificate(host, { port, addresses: target.addresses }),
  };
}

/**
 * Connects to a host as a browser would, which also causes its certificate to be issued. Never connects to addresses of
 * this machine and its network, which the owner of a zone could name, except the configured ones of sites.
 */
function queryCertificate(
  host: string,
  { port, addresses }: { port: number; addresses: readonly string[] },
): Promise<CertificateState> {
  return new Promise((resolve) => {
    const lookup = createPublicDnsLookup(addresses);
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
