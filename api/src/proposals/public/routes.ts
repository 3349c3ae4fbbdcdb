import type { PublicProposal } from '@girassol/shared-domain/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { findCaller } from '../../access/find-caller';
import { tokenOf } from '../../http/authorise';
import { serve } from '../../http/serve';
import { countTry, forgiveTry, limitKey } from '../../http/try-limit';
import { countView } from './count-view';
import { noSuchProposal, readPublicProposal } from './read-public-proposal';

/** Wrong addresses that one visitor, and all together on one number, may try in a window. */
const LIMITS = { visitor: 30, number: 60 };

const tooMany = (wait: string) => `Muitas tentativas de abrir propostas. Aguarde ${wait} e tente novamente.`;

/** Proposals for whoever has their address (C041). */
export function publicProposalRoutes(app: FastifyInstance): void {
  serve(app, 'GET /proposals/public/:frontId', async ({ params, request }) => ({
    proposal: await open(request, {
      lookUp: sql`select * from find_public_proposal(${params.frontId})`,
      numberKey: null,
    }),
  }));
  serve(app, 'GET /proposals/public/:slug/:count/:code', async ({ params, request }) => {
    const { slug, count, code } = params;
    return {
      proposal: await open(request, {
        lookUp: sql`select * from find_proposal_by_code(${slug}, ${count}::int, ${code})`,
        numberKey: limitKey('proposal-number', slug.toLowerCase(), String(count)),
      }),
    };
  });
}

interface Address {
  lookUp: RawBuilder<unknown>;
  /** Five characters can be guessed: tries on one number count together. */
  numberKey: Buffer | null;
}

async function open(request: FastifyRequest, { lookUp, numberKey }: Address): Promise<PublicProposal> {
  const { database } = request.server;
  const visitorKey = limitKey('proposal-visitor', request.ip);
  const limits = [{ key: visitorKey, most: LIMITS.visitor }];
  if (numberKey) limits.push({ key: numberKey, most: LIMITS.number });
  await countTry(database, limits, tooMany);
  const [found] = await database.lookUp(lookUp as RawBuilder<{ account_id: string; id: string }>);
  if (!found) throw noSuchProposal();
  await forgiveTry(database, { others: limits.map(({ key }) => key) });

  const accountId = found.account_id;
  const isOwn = await isOfAccount(request, accountId);
  return database.asAccount({ accountId }, async (tx) => {
    const { answer, proposal } = await readPublicProposal(tx, { accountId, id: found.id }, { isOwn });
    if (!isOwn) {
      const userAgent = request.headers['user-agent'] ?? '';
      await countView(tx, proposal, { ip: request.ip, userAgent });
    }
    return answer;
  });
}

/** Does a bearer of the account look at its own proposal? */
async function isOfAccount(request: FastifyRequest, accountId: string): Promise<boolean> {
  const token = tokenOf(request);
  if (!token) return false;
  const caller = await findCaller(request.server.database, token, null);
  return caller?.accountId === accountId;
}
