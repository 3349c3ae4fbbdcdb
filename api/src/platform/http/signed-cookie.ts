import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { addCookie, readCookie } from './cookies';

/** A value in a cookie that only this server can have put there. Ends at its `until` (epoch milliseconds). */
export function signedCookie<T extends { until: number }>(
  name: string,
  schema: z.ZodType<T>,
  secret: Buffer,
) {
  const signatureOf = (text: string) => createHmac('sha256', secret).update(`${name} ${text}`).digest();
  return {
    set(request: FastifyRequest, reply: FastifyReply, value: T): void {
      const text = Buffer.from(JSON.stringify(value)).toString('base64url');
      const seconds = Math.max(0, Math.round((value.until - Date.now()) / 1000));
      addCookie(request, reply, {
        name,
        value: `${text}.${signatureOf(text).toString('base64url')}`,
        seconds,
      });
    },
    clear: (request: FastifyRequest, reply: FastifyReply): void =>
      addCookie(request, reply, { name, value: '', seconds: 0 }),
    /** Null for whatever this server did not write, and for what is over. */
    read(request: Pick<FastifyRequest, 'headers'>): T | null {
      const [text, signature] = readCookie(request, name)?.split('.') ?? [];
      if (!text || !signature) return null;
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(text);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      const value = schema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()));
      return value.until > Date.now() ? value : null;
    },
  };
}
