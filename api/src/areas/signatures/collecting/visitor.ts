import type { FastifyRequest } from 'fastify';

/** Whose browser it is, as far as the trail keeps it. */
export interface Visitor {
  ip: string;
  userAgent: string;
}

const LONGEST_AGENT = 200;

/** Who sends a request. */
export const visitorOf = ({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Visitor => ({
  ip: ip.replace(/^::ffff:/i, ''),
  // biome-ignore lint/suspicious/noControlCharactersInRegex: exactly those are meant
  userAgent: (headers['user-agent'] ?? '').replace(/[\u0000-\u001f]/g, ' ').slice(0, LONGEST_AGENT),
});
