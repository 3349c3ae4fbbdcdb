import { randomBytes } from 'node:crypto';
import type { DeployToken } from '@girassol/federation/registry';
import { sql } from 'kysely';
import { newId, type Tx } from '../../platform/database';
import { hashDeployToken } from './operator';
import { RegistryRefusal } from './registry-refusal';

/** Makes a token. Its text is answered this once and kept nowhere. */
export async function createDeployToken(
  tx: Tx,
  { remote, name, by }: { remote: string; name: string; by: string },
): Promise<{ id: string; token: string }> {
  const id = newId();
  const token = `gdt_${randomBytes(32).toString('base64url')}`;
  await tx
    .insertInto('deploy_tokens')
    .values({ id, remote, name, hash: hashDeployToken(token), created_by: by })
    .execute();
  return { id, token };
}

/** The tokens that are still good, newest first. */
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

/** Ends a token at once. */
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
