import type { FastifyRequest } from 'fastify';

/** IP address and user agent of a signer's browser, as the trail of the signature records them. */
export interface SignerBrowser {
  ip: string;
  userAgent: string;
}

const MAX_USER_AGENT_LENGTH = 200;

/** Returns IP address and user agent of a request for the trail. */
export const getSignerBrowser = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): SignerBrowser => ({
  ip: ip.replace(/^::ffff:/i, ''),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
  userAgent: (headers['user-agent'] ?? '').replace(/[\u0000-\u001f]/g, ' ').slice(0, MAX_USER_AGENT_LENGTH),
});
