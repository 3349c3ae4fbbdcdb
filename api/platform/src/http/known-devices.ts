import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { DAY_MS } from '@girassol/shared-domain';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../database';
import { createSecretLoader } from '../secrets/create-secret-loader';
import { createSignedCookie } from './signed-cookie';

const YEAR_MS = 365 * DAY_MS;
/** Maximum number of subjects for which one browser is known: a shared machine of an office has a few logins. */
const MAX_KNOWN_SUBJECTS = 12;

const device = z.object({ id: z.uuid(), knows: z.array(z.string()), until: z.number() });

/**
 * Record of browsers that once proved themselves, with the right password of a login or with the address of a
 * proposal.
 */
export interface KnownDevices {
  /** Which device asks, when it is known for `subject`; null for any other. */
  findKnownDevice(request: FastifyRequest, subject: string): string | null;
  /** To be called where somebody was right. */
  remember(request: FastifyRequest, reply: FastifyReply, subject: string): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    devices: KnownDevices;
  }
}

/** Hashes a subject, so that neither e-mail nor address can be read from the cookie. */
const hashSubject = (subject: string): string =>
  createHash('sha256').update(subject).digest('base64url').slice(0, 22);

/**
 * Creates the record of known devices (browsers), stored in a signed cookie that scripts cannot read. A known
 * device gets no access; only the waiting time of a rate limit is waived.
 */
export async function createKnownDevices(database: Database): Promise<KnownDevices> {
  // Without the database nobody logs in, and nothing can be signed that must outlive this process.
  const secret = await database.asSystem(createSecretLoader('known-devices')).catch(() => randomBytes(32));
  const cookie = createSignedCookie('girassol_device', device, secret);
  return {
    findKnownDevice(request, subject) {
      const found = cookie.read(request);
      return found?.knows.includes(hashSubject(subject)) ? found.id : null;
    },
    remember(request, reply, subject) {
      const found = cookie.read(request);
      const mark = hashSubject(subject);
      const others = (found?.knows ?? []).filter((known) => known !== mark);
      cookie.set(request, reply, {
        id: found?.id ?? randomUUID(),
        knows: [mark, ...others].slice(0, MAX_KNOWN_SUBJECTS),
        until: Date.now() + YEAR_MS,
      });
    },
  };
}
