import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import {
  createLimitKey,
  type FailureLimit,
  type LimitedAttempt,
  recordFailedAttempt,
  requireAttemptsLeft,
} from '@girassol/api-platform/http/try-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { buildProposalNotFound } from './load-finished-proposal';

/**
 * Public address of a proposal: either the whole secret (frontId), or slug and number with the first
 * characters of the secret.
 */
export type PublicProposalAddress = { frontId: string } | { slug: string; count: number; code: string };

/**
 * Wrong addresses that a window allows: of one visitor, and of all together on one number. While a number is being guessed
 * at, who has been wrong before waits sooner; who comes with the right link passes.
 */
const WRONG_ADDRESS_LIMITS = { visitor: 30, number: 60, visitorOfGuessed: 2 };

/**
 * Finds the finished proposal at a public address. Throws 404 if no proposal has the address, and 429 after
 * too many wrong addresses. An address with the whole secret is never blocked, because it cannot be guessed.
 * An address with the short code is never blocked in a browser that has opened it before.
 */
export async function findProposalByAddress(
  request: FastifyRequest,
  reply: FastifyReply,
  address: PublicProposalAddress,
): Promise<{ accountId: string; id: string }> {
  const { database, devices } = request.server;
  const limited = buildAttemptLimits(request.ip, address);
  const [found] = await database.lookUp(buildAddressQuery(address));
  if (!found) {
    await recordFailedAttempt(database, limited);
    throw buildProposalNotFound();
  }
  if ('slug' in address) {
    const subject = `proposal ${found.id}`;
    const isKnown = devices.findKnownDevice(request, subject) !== null;
    if (!isKnown) {
      await requireAttemptsLeft(database, limited);
      devices.remember(request, reply, subject);
    }
  }
  return { accountId: found.account_id, id: found.id };
}

function buildAttemptLimits(ip: string, address: PublicProposalAddress): LimitedAttempt {
  const visitor = createLimitKey('proposal-visitor', toIpAddressGroup(ip));
  const limits: FailureLimit[] = [{ key: visitor, most: WRONG_ADDRESS_LIMITS.visitor }];
  if ('slug' in address) {
    // Five characters can be guessed: tries on one number count together.
    const number = createLimitKey('proposal-number', address.slug.toLowerCase(), String(address.count));
    const onlyWhile = { key: number, most: WRONG_ADDRESS_LIMITS.number };
    limits.push({ key: visitor, most: WRONG_ADDRESS_LIMITS.visitorOfGuessed, onlyWhile });
  }
  return {
    limits,
    tooMany: (wait) => `Muitas tentativas de abrir propostas. Aguarde ${wait} e tente novamente.`,
  };
}

function buildAddressQuery(address: PublicProposalAddress): RawBuilder<{ account_id: string; id: string }> {
  if ('frontId' in address) return sql`select * from find_public_proposal(${address.frontId})`;
  const { slug, count, code } = address;
  return sql`select * from find_proposal_by_code(${slug}, ${count}::int, ${code})`;
}
