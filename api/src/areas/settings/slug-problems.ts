import { proposalSlugProblem } from '@girassol/shared-domain';
import type { Problem } from '@girassol/shared-domain/pricing';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import type { SettingsEdit } from './document-change';

/** The name in the addresses of proposals can stand in one, and is one account's, also where that account uses another now. */
export async function slugProblems(
  tx: Tx,
  accountId: string,
  { proposalSlug }: SettingsEdit,
): Promise<Problem[]> {
  if (proposalSlug === undefined || proposalSlug === null) return [];
  const problem = proposalSlugProblem(proposalSlug);
  if (problem) return [{ path: 'proposalSlug', code: 'SLUG_FORMAT', message: problem }];
  const found = await sql<{ free: boolean }>`
    select is_proposal_slug_free(${proposalSlug}, ${accountId}) as free
  `.execute(tx);
  if (found.rows[0]?.free) return [];
  return [{ path: 'proposalSlug', code: 'SLUG_TAKEN', message: 'Este nome já é de outra empresa.' }];
}
