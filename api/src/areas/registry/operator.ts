import { createHash } from 'node:crypto';
import { INSPECTION } from '@girassol/federation/registry';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Database } from '../../platform/database';
import { requestCaller, tokenOf } from '../../platform/http/authorise';
import { RegistryRefusal } from './registry-refusal';

/** Who works on the registry: an admin of the product in the browser, or whoever holds a deploy token. */
export interface Operator {
  /** As the history names it. */
  name: string;
  /** The one remote of a team's token, `inspection` of one that inspects; null: every remote. */
  remote: string | null;
  /** May make tokens and edit distributions. */
  isAdmin: boolean;
}

const TOKEN_START = 'gdt_';

/** Tokens are random, so that a plain hash keeps what is stored useless to whoever reads it. */
export const hashDeployToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Somebody who is signed in to the product and no operator. */
export interface OtherPerson {
  /** E-mail, as the history names it. */
  name: string;
  userId: string;
}

/** Who sends a request. Refuses whoever is neither an admin nor holds a token that is still good (GF-511, GF-512). */
export async function operatorOf(request: FastifyRequest): Promise<Operator> {
  const asker = await askerOf(request);
  if ('isAdmin' in asker) return asker;
  throw new RegistryRefusal(403, 'GF-512', {
    pt: 'Somente a administração da plataforma cuida das versões.',
    en: 'Only the administration of the platform looks after versions.',
  });
}

/** Who sends a request, operator or not. Refuses whoever is not signed in and holds no good token (GF-511). */
export async function askerOf(request: FastifyRequest): Promise<Operator | OtherPerson> {
  const token = tokenOf(request);
  const { database } = request.server;
  const unknown = new RegistryRefusal(401, 'GF-511', {
    pt: 'Entre como administrador ou informe um token de publicação.',
    en: 'Sign in as an admin, or give a deploy token that is good.',
  });
  if (!token) throw unknown;
  if (token.startsWith(TOKEN_START)) {
    const operator = await holderOf(database, token);
    if (!operator) throw unknown;
    return operator;
  }
  const caller = await requestCaller(request);
  if (!caller) throw unknown;
  const name = await nameOf(database, caller);
  if (!caller.session.isAdmin) return { name, userId: caller.userId };
  return { name, remote: null, isAdmin: true };
}

/** Refuses a token of another team (GF-513). */
export function requireRemote(operator: Operator, remote: string): void {
  if (operator.remote !== null && operator.remote !== remote)
    throw new RegistryRefusal(403, 'GF-513', {
      pt: `Este token é de ${operator.remote} e não vale para ${remote}.`,
      en: `This token is of ${operator.remote} and no good for ${remote}.`,
    });
}

/** Refuses a token of one team (GF-513): what this is about concerns all of them. */
export function requireAllRemotes(operator: Operator): void {
  if (operator.remote !== null)
    throw new RegistryRefusal(403, 'GF-513', {
      pt: `Este token é de ${operator.remote} e não vale para isto.`,
      en: `This token is of ${operator.remote} and no good for this.`,
    });
}

/** Refuses whoever may not say the server's own word of a release (GF-515): a team, or a pipeline that deploys. */
export function requireInspector(operator: Operator): void {
  if (!operator.isAdmin && operator.remote !== INSPECTION)
    throw new RegistryRefusal(403, 'GF-515', {
      pt: 'Este token não vale para conferir versões.',
      en: 'This token may not inspect releases.',
    });
}

/** Refuses whoever is no admin (GF-512). */
export function requireAdmin(operator: Operator): void {
  if (!operator.isAdmin)
    throw new RegistryRefusal(403, 'GF-512', {
      pt: 'Somente a administração da plataforma pode fazer isto.',
      en: 'Only the administration of the platform may do this.',
    });
}

async function holderOf(database: Database, token: string): Promise<Operator | undefined> {
  const found = await database.asSystem((tx) =>
    tx
      .updateTable('deploy_tokens')
      .set({ last_used_at: sql`now()` })
      .where('hash', '=', hashDeployToken(token))
      .where('revoked_at', 'is', null)
      .returning(['remote', 'name'])
      .executeTakeFirst(),
  );
  if (!found) return undefined;
  return { name: `token ${found.name}`, remote: found.remote === '*' ? null : found.remote, isAdmin: false };
}

/** The e-mail by which histories name somebody. */
export async function nameOf(
  database: Database,
  caller: { accountId: string; userId: string },
): Promise<string> {
  const person = await database.asAccount(caller, (tx) =>
    tx
      .selectFrom('users')
      .select('email')
      .where('account_id', '=', caller.accountId)
      .where('id', '=', caller.userId)
      .executeTakeFirst(),
  );
  return person?.email ?? caller.userId;
}
