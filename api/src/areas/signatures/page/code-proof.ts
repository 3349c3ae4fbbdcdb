import type { Database } from '@girassol/api-platform/database';
import { createSignedCookie } from '@girassol/api-platform/http/signed-cookie';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { SignerContext } from '../collecting/signer-context';

/** Minutes in which whoever typed the code signs. */
const CODE_PROOF_MINUTES = 30;
const loadCookieSecret = createSecretLoader('signature-links');

const loadProofCookie = async (database: Database) =>
  createSignedCookie(
    'girassol_assinar',
    z.object({ person: z.string(), epoch: z.number(), until: z.number() }),
    await database.asSystem(loadCookieSecret),
  );

/** Saves proof in a cookie, for 30 minutes, that the signer typed the correct code in this browser. */
export async function saveCodeProof(
  request: FastifyRequest,
  reply: FastifyReply,
  { person }: Pick<SignerContext, 'person'>,
): Promise<void> {
  const cookie = await loadProofCookie(request.server.database);
  const until = Date.now() + CODE_PROOF_MINUTES * 60_000;
  cookie.set(request, reply, { person: person.id, epoch: person.epoch, until });
}

/**
 * Checks by a cookie whether the signer typed the correct code in this browser. Signing needs this proof
 * besides the personal link.
 */
export async function hasCodeProof(
  request: FastifyRequest,
  { person }: Pick<SignerContext, 'person'>,
): Promise<boolean> {
  const proof = (await loadProofCookie(request.server.database)).read(request);
  return proof?.person === person.id && proof.epoch === person.epoch;
}
