import { domainToASCII } from 'node:url';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { parse } from 'tldts';
import { isHostOrSubdomain } from '../../registry/live/hosts';

const OPTIONS = { allowPrivateDomains: true } as const;

const wrong = (message: string) => invalidField('host', message);

/**
 * Parses a typed host or whole URL to the host as DNS writes it (lower case, punycode). Refuses invalid hosts, public
 * suffixes (`com.br`), and hosts of the product or a partner.
 */
export function parseClaimedHost(typed: string, taken: readonly string[]): string {
  const name = typed
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/[/?#].*/s, '')
    .replace(/\.$/, '');
  const host = domainToASCII(name);
  const { domain, publicSuffix, isIp, isIcann, isPrivate } = parse(host, OPTIONS);
  if (host === '' || isIp || !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host))
    throw wrong('Escreva o domínio, como www.suaempresa.com.br.');
  if (!domain || (!isIcann && !isPrivate))
    throw wrong(`“${publicSuffix ?? host}” não é um domínio que se possa registrar.`);
  if (taken.some((known) => isHostOrSubdomain(host, known)))
    throw wrong('Este endereço é da plataforma. Escreva um domínio da sua empresa.');
  return host;
}

/**
 * Checks whether a host is a registrable domain (`sol.com.br`) rather than a name below one
 * (`www.sol.com.br`). Such a host cannot have a CNAME record.
 */
export const isApexDomain = (host: string): boolean => parse(host, OPTIONS).domain === host;
