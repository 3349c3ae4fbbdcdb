import type { Database } from '@girassol/api-platform/database';
import { toIpAddressGroup } from '@girassol/api-platform/http/address-group';
import { addCookie, getCookie } from '@girassol/api-platform/http/cookies';
import { createLimitKey, recordFailedAttempt } from '@girassol/api-platform/http/try-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';

/** Slugs of the articles that the browser has voted on, separated by dots. */
const COOKIE = 'girassol_ajuda';
const YEAR_SECONDS = 365 * 24 * 60 * 60;
/** Votes that one address may give in 15 minutes; browsers without the cookie share it. */
const MAX_VOTES = 20;

/** Returns whether the browser of a request has voted on an article. */
export const hasVoted = (request: FastifyRequest, slug: string): boolean => readVoted(request).includes(slug);

/** Only what this server writes: a slug has letters, digits and hyphens. */
const readVoted = (request: FastifyRequest): string[] =>
  (getCookie(request, COOKIE) ?? '').split('.').filter((slug) => /^[a-z0-9-]{1,60}$/.test(slug));

/** Counts whether an article has helped, once for each browser, which remembers it in a cookie. */
export async function countVote(
  database: Database,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  { slug, isHelpful, slugs }: { slug: string; isHelpful: boolean; slugs: ReadonlySet<string> },
): Promise<void> {
  const voted = readVoted(request).filter((one) => slugs.has(one));
  if (voted.includes(slug)) return;
  await recordFailedAttempt(database, {
    limits: [{ key: createLimitKey('help-vote', toIpAddressGroup(request.ip)), most: MAX_VOTES }],
    tooMany: (wait) => `Foram muitas respostas deste endereço. Espere ${wait} e tente de novo.`,
  });
  const counted = isHelpful ? { helpful: 1, unhelpful: 0 } : { helpful: 0, unhelpful: 1 };
  await database.asSystem((tx) =>
    tx
      .insertInto('help_votes')
      .values({ slug, ...counted })
      .onConflict((conflict) =>
        conflict.column('slug').doUpdateSet({
          helpful: sql<number>`help_votes.helpful + excluded.helpful`,
          unhelpful: sql<number>`help_votes.unhelpful + excluded.unhelpful`,
        }),
      )
      .execute(),
  );
  addCookie(request, reply, { name: COOKIE, value: [...voted, slug].join('.'), seconds: YEAR_SECONDS });
}
