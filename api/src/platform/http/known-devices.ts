import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database';
import { serverSecret } from '../secrets/server-secret';
import { signedCookie } from './signed-cookie';

const YEAR_MS = 365 * 24 * 60 * 60_000;
/** What one browser is known for, at most: a shared machine of an office has a few logins. */
const MOST_KNOWN = 12;

const device = z.object({ id: z.uuid(), knows: z.array(z.string()), until: z.number() });

/** Browsers that once showed that they belong: with the right password of a login, with the address of a proposal. */
export interface KnownDevices {
  /** Which device asks, when it is known for `subject`; null for any other. */
  knownFor(request: FastifyRequest, subject: string): string | null;
  /** To be called where somebody was right. */
  remember(request: FastifyRequest, reply: FastifyReply, subject: string): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    devices: KnownDevices;
  }
}

/** The mark a subject leaves: neither e-mail nor address can be read from the cookie. */
const markOf = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/** Keeps it in a cookie that scripts cannot read and nobody else can make. It opens nothing: it only spares a wait. */
export async function openKnownDevices(database: Database): Promise<KnownDevices> {
  // Without the database nobody logs in, and nothing can be signed that must outlive this process.
  const secret = await database.asSystem(serverSecret('known-devices')).catch(() => randomBytes(32));
  const cookie = signedCookie('girassol_device', device, secret);
  return {
    knownFor(request, subject) {
      const found = cookie.read(request);
      return found?.knows.includes(markOf(subject)) ? found.id : null;
    },
    remember(request, reply, subject) {
      const found = cookie.read(request);
      const mark = markOf(subject);
      const others = (found?.knows ?? []).filter((known) => known !== mark);
      cookie.set(request, reply, {
        id: found?.id ?? randomUUID(),
        knows: [mark, ...others].slice(0, MOST_KNOWN),
        until: Date.now() + YEAR_MS,
      });
    },
  };
}
