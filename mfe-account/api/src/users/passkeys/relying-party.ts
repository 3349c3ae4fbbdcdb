import { isIP } from 'node:net';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import type { FastifyRequest } from 'fastify';

/** Host for which passkeys are created and used, and the origins whose pages may ask for them. */
export interface RelyingParty {
  /** Host name without port. */
  host: string;
  origins: string[];
}

/**
 * Returns the relying party of a request: its host, if it is one of the product or of a partner. Refused (403) at every other
 * host, and at addresses that are numbers, for which browsers have no passkeys. The protocol of a page is known without the
 * request, behind which a proxy may have removed TLS: browsers allow passkeys with TLS only, and on this machine.
 */
export function getRelyingParty({ host, server }: FastifyRequest): RelyingParty {
  const { hostname, host: authority } = new URL(`http://${host}`);
  const isNumber = isIP(hostname) !== 0 || hostname.startsWith('[');
  if (isNumber || !server.isProductHost(hostname))
    throw new Refusal(403, 'Este endereço não aceita chaves de acesso. Entre com e-mail e senha.');
  const isThisMachine = hostname === 'localhost' || hostname.endsWith('.localhost');
  const secure = new URL(`https://${host}`).origin;
  return { host: hostname, origins: isThisMachine ? [secure, `http://${authority}`] : [secure] };
}
