import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../database';
import { countTry, forgiveTry, limitKey } from '../../http/try-limit';
import { noSuchProposal } from './read-public-proposal';

/** What an address names a proposal by: all of its secret, or slug, number and the beginning of it. */
export type PublicAddress = { frontId: string } | { slug: string; count: number; code: string };

/** Wrong addresses that one visitor, and all together on one number, may try in a window. */
const LIMITS = { visitor: 30, number: 60 };

const tooMany = (wait: string) => `Muitas tentativas de abrir propostas. Aguarde ${wait} e tente novamente.`;

/** The finished proposal at an address. Who guesses addresses is told to wait; a right one never counts as a guess. */
export async function findByAddress(
  database: Database,
  ip: string,
  address: PublicAddress,
): Promise<{ accountId: string; id: string }> {
  const limits = [{ key: limitKey('proposal-visitor', ip), most: LIMITS.visitor }];
  if ('slug' in address) {
    // Five characters can be guessed: tries on one number count together.
    const key = limitKey('proposal-number', address.slug.toLowerCase(), String(address.count));
    limits.push({ key, most: LIMITS.number });
  }
  await countTry(database, limits, tooMany);
  const [found] = await database.lookUp(lookUpOf(address));
  if (!found) throw noSuchProposal();
  await forgiveTry(database, { others: limits.map(({ key }) => key) });
  return { accountId: found.account_id, id: found.id };
}

function lookUpOf(address: PublicAddress): RawBuilder<{ account_id: string; id: string }> {
  if ('frontId' in address) return sql`select * from find_public_proposal(${address.frontId})`;
  const { slug, count, code } = address;
  return sql`select * from find_proposal_by_code(${slug}, ${count}::int, ${code})`;
}
