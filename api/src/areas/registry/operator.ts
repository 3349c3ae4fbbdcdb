import { createHash } from 'node:crypto';
import { loadAuthorEmail } from '@girassol/api-platform/access/load-author-email';
import type { Database } from '@girassol/api-platform/database';
import { findRequestCaller, getBearerToken } from '@girassol/api-platform/http/authorise';
import { INSPECTION_TOKEN_SCOPE } from '@girassol/federation/registry';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { RegistryRefusal } from './registry-refusal';

/** Operator of the registry: an admin of the product, or the holder of a deploy token. */
export interface Operator {
  /** As the history names it. */
  name: string;
  /** The one remote of a team's token, `inspection` of one that inspects; null: every remote. */
  remote: string | null;
  /** May make tokens and edit distributions. */
  isAdmin: boolean;
}

const TOKEN_START = 'gdt_';

/** Hashes a deploy token. Tokens are random, so that a plain hash is safe to store. */
export const hashDeployToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** User who is signed in to the product and is no operator. */
export interface SignedInUser {
  /** E-mail, as the history names it. */
  name: string;
  userId: string;
}

/**
 * Identifies the operator who sends a request. Throws GF-511 without a session or valid token, GF-512 if the user is no
 * admin.
 */
export async function requireOperator(request: FastifyRequest): Promise<Operator> {
  const asker = await identifyOperatorOrUser(request);
  if ('isAdmin' in asker) return asker;
  throw new RegistryRefusal(403, 'GF-512', {
    pt: 'Somente a administração da plataforma cuida das versões.',
    en: 'Only the administration of the platform looks after versions.',
  });
}

/**
 * Identifies the sender of a request to the registry: an operator, or a signed-in user who is no operator.
 * Throws GF-511 without a session or valid token.
 */
export async function identifyOperatorOrUser(request: FastifyRequest): Promise<Operator | SignedInUser> {
  const token = getBearerToken(request);
  const { database } = request.server;
  const unknown = new RegistryRefusal(401, 'GF-511', {
    pt: 'Entre como administrador ou informe um token de publicação.',
    en: 'Sign in as an admin, or give a deploy token that is good.',
  });
  if (!token) throw unknown;
  if (token.startsWith(TOKEN_START)) {
    const operator = await findTokenHolder(database, token);
    if (!operator) throw unknown;
    return operator;
  }
  const caller = await findRequestCaller(request);
  if (!caller) throw unknown;
  const name = await loadAuthorEmail(database, caller);
  if (!caller.session.isAdmin) return { name, userId: caller.userId };
  return { name, remote: null, isAdmin: true };
}

/** Throws GF-513 if the operator holds a deploy token of another remote, which belongs to another team. */
export function requireRemoteAccess(operator: Operator, remote: string): void {
  if (operator.remote !== null && operator.remote !== remote)
    throw new RegistryRefusal(403, 'GF-513', {
      pt: `Este token é de ${operator.remote} e não vale para ${remote}.`,
      en: `This token is of ${operator.remote} and no good for ${remote}.`,
    });
}

/**
 * Throws GF-513 if the operator holds a deploy token, which is valid for the remote of a single team only.
 */
export function requireAccessToAllRemotes(operator: Operator): void {
  if (operator.remote !== null)
    throw new RegistryRefusal(403, 'GF-513', {
      pt: `Este token é de ${operator.remote} e não vale para isto.`,
      en: `This token is of ${operator.remote} and no good for this.`,
    });
}

/**
 * Throws GF-515 if the operator may not submit inspections of releases. Only admins and the deploy token for
 * inspections may; the deploy tokens of teams may not.
 */
export function requireInspector(operator: Operator): void {
  if (!operator.isAdmin && operator.remote !== INSPECTION_TOKEN_SCOPE)
    throw new RegistryRefusal(403, 'GF-515', {
      pt: 'Este token não vale para conferir versões.',
      en: 'This token may not inspect releases.',
    });
}

/** Throws GF-512 if the caller is no admin. */
export function requireAdmin(operator: Operator): void {
  if (!operator.isAdmin)
    throw new RegistryRefusal(403, 'GF-512', {
      pt: 'Somente a administração da plataforma pode fazer isto.',
      en: 'Only the administration of the platform may do this.',
    });
}

async function findTokenHolder(database: Database, token: string): Promise<Operator | undefined> {
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
