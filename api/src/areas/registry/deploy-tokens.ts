import { randomBytes } from 'node:crypto';
import { generateId, type Tx } from '@girassol/api-platform/database';
import type { DeployToken } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { hashDeployToken } from './operator';
import { RegistryRefusal } from './registry-refusal';

/**
 * Creates a deploy token, with which a team publishes releases of its remote. The text of the token is
 * returned once and never stored.
 */
export async function createDeployToken(
  tx: Tx,
  { remote, name, by }: { remote: string; name: string; by: string },
): Promise<{ id: string; token: string }> {
  const id = generateId();
  const token = `gdt_${randomBytes(32).toString('base64url')}`;
  await tx
    .insertInto('deploy_tokens')
    .values({ id, remote, name, hash: hashDeployToken(token), created_by: by })
    .execute();
  return { id, token };
}

/** Lists the valid deploy tokens, newest first. */
export async function listDeployTokens(tx: Tx): Promise<DeployToken[]> {
  const rows = await tx
    .selectFrom('deploy_tokens')
    .selectAll()
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    remote: row.remote,
    name: row.name,
    createdBy: row.created_by,
    createdAt: row.created_at.getTime(),
    lastUsedAt: row.last_used_at?.getTime() ?? null,
  }));
}

/** Revokes a deploy token with immediate effect. Throws GF-514 if the token does not exist. */
export async function revokeDeployToken(tx: Tx, id: string): Promise<void> {
  const revoked = await tx
    .updateTable('deploy_tokens')
    .set({ revoked_at: sql`now()` })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!revoked)
    throw new RegistryRefusal(404, 'GF-514', {
      pt: 'Este token não existe ou já foi revogado.',
      en: 'This token does not exist, or was revoked.',
    });
}
