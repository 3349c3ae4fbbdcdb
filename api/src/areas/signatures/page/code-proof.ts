import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Database } from '../../../platform/database';
import { signedCookie } from '../../../platform/http/signed-cookie';
import { serverSecret } from '../../../platform/secrets/server-secret';
import type { SignerPlace } from '../collecting/signer-place';

/** Minutes in which whoever typed the code signs. */
const MINUTES = 30;
const secretOf = serverSecret('signature-links');

const cookieOf = async (database: Database) =>
  signedCookie(
    'girassol_assinar',
    z.object({ person: z.string(), epoch: z.number(), until: z.number() }),
    await database.asSystem(secretOf),
  );

/** Remembers, in this browser alone, that the right code was typed. */
export async function keepProof(
  request: FastifyRequest,
  reply: FastifyReply,
  { person }: Pick<SignerPlace, 'person'>,
): Promise<void> {
  const cookie = await cookieOf(request.server.database);
  const until = Date.now() + MINUTES * 60_000;
  cookie.set(request, reply, { person: person.id, epoch: person.epoch, until });
}

/** Was the right code typed in this browser, for this signer? The link alone is not enough. */
export async function hasProof(
  request: FastifyRequest,
  { person }: Pick<SignerPlace, 'person'>,
): Promise<boolean> {
  const proof = (await cookieOf(request.server.database)).read(request);
  return proof?.person === person.id && proof.epoch === person.epoch;
}
