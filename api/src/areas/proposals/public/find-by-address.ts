import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { addressGroup } from '../../../platform/http/address-group';
import {
  countFailure,
  type Limit,
  type LimitedTry,
  limitKey,
  requireTries,
} from '../../../platform/http/try-limit';
import { noSuchProposal } from './read-public-proposal';

/** What an address names a proposal by: all of its secret, or slug, number and the beginning of it. */
export type PublicAddress = { frontId: string } | { slug: string; count: number; code: string };

/**
 * Wrong addresses that a window allows: of one visitor, and of all together on one number. While a number is being guessed
 * at, who has been wrong before waits sooner; who comes with the right link passes.
 */
const LIMITS = { visitor: 30, number: 60, visitorOfGuessed: 2 };

/**
 * The finished proposal at an address. Who guesses addresses is told to wait; a right one never counts as a guess. All of
 * the secret cannot be guessed, so that it opens always; the short code opens always in a browser that opened it before.
 */
export async function findByAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  address: PublicAddress,
): Promise<{ accountId: string; id: string }> {
  const { database, devices } = request.server;
  const limited = limitsOf(request.ip, address);
  const [found] = await database.lookUp(lookUpOf(address));
  if (!found) {
    await countFailure(database, limited);
    throw noSuchProposal();
  }
  if ('slug' in address) {
    const subject = `proposal ${found.id}`;
    const isKnown = devices.knownFor(request, subject) !== null;
    if (!isKnown) {
      await requireTries(database, limited);
      devices.remember(request, reply, subject);
    }
  }
  return { accountId: found.account_id, id: found.id };
}

function limitsOf(ip: string, address: PublicAddress): LimitedTry {
  const visitor = limitKey('proposal-visitor', addressGroup(ip));
  const limits: Limit[] = [{ key: visitor, most: LIMITS.visitor }];
  if ('slug' in address) {
    // Five characters can be guessed: tries on one number count together.
    const number = limitKey('proposal-number', address.slug.toLowerCase(), String(address.count));
    const onlyWhile = { key: number, most: LIMITS.number };
    limits.push({ key: visitor, most: LIMITS.visitorOfGuessed, onlyWhile });
  }
  return {
    limits,
    tooMany: (wait) => `Muitas tentativas de abrir propostas. Aguarde ${wait} e tente novamente.`,
  };
}

function lookUpOf(address: PublicAddress): RawBuilder<{ account_id: string; id: string }> {
  if ('frontId' in address) return sql`select * from find_public_proposal(${address.frontId})`;
  const { slug, count, code } = address;
  return sql`select * from find_proposal_by_code(${slug}, ${count}::int, ${code})`;
}
