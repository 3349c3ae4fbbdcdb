import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { addCookie, getCookie } from './cookies';

/**
 * Creates the functions that write and read a signed cookie, whose value only this server can have set. The
 * value expires at its `until` (epoch milliseconds).
 */
export function createSignedCookie<T extends { until: number }>(
  name: string,
  schema: z.ZodType<T>,
  secret: Buffer,
) {
  const getSignature = (text: string) => createHmac('sha256', secret).update(`${name} ${text}`).digest();
  return {
    set(request: FastifyRequest, reply: FastifyReply, value: T): void {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      const seconds = Math.max(0, Math.round((value.until - Date.now()) / 1000));
      addCookie(request, reply, {
        name,
        value: `${text}.${getSignature(text).toString('base64url')}`,
        seconds,
      });
    },
    clear: (request: FastifyRequest, reply: FastifyReply): void =>
      addCookie(request, reply, { name, value: '', seconds: 0 }),
    /** Null for whatever this server did not write, and for what is over. */
    read(request: Pick<FastifyRequest, 'headers'>): T | null {
      const [text, signature] = getCookie(request, name)?.split('.') ?? [];
      if (!text || !signature) return null;
      const given = Buffer.from(signature, 'base64url');
      const expected = getSignature(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const value = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return value.until > Date.now() ? value : null;
    },
  };
}
