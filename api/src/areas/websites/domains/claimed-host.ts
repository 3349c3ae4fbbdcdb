import { domainToASCII } from 'node:url';
import { parse } from 'tldts';
import { wrongField } from '../../../platform/refusals/refusal';
import { isHostOf } from '../../registry/live/hosts';

const OPTIONS = { allowPrivateDomains: true } as const;

const wrong = (message: string) => wrongField('host', message);

/**
 * The host that somebody typed, as zones name it: also out of a whole address. Refused where it is none, where it is
 * everybody's (`com.br`), and where it is the product's or a partner's.
 */
export function claimedHost(typed: string, taken: readonly string[]): string {
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
    throw wrong(`"${publicSuffix ?? host}" não é um domínio que se possa registrar.`);
  if (taken.some((known) => isHostOf(host, known)))
    throw wrong('Este endereço é da plataforma. Escreva um domínio da sua empresa.');
  return host;
}

/** A domain itself, which can have no CNAME; and not a name below one. */
export const isApex = (host: string): boolean => parse(host, OPTIONS).domain === host;
