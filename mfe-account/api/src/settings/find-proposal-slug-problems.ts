import type { Tx } from '@girassol/api-platform/database';
import { findProposalSlugProblem } from '@girassol/shared-domain';
import type { InputProblem } from '@girassol/shared-domain/pricing';
import { sql } from 'kysely';
import type { SettingsEdit } from './to-settings-document-change';

/**
 * Finds the problems of the account's slug, the name in public addresses of its proposals. The slug must be
 * valid and must never have belonged to another account.
 */
export async function findProposalSlugProblems(
  tx: Tx,
  accountId: string,
  { proposalSlug }: SettingsEdit,
): Promise<InputProblem[]> {
  if (proposalSlug === undefined || proposalSlug === null) return [];
  const problem = findProposalSlugProblem(proposalSlug);
  if (problem) return [{ path: 'proposalSlug', code: 'SLUG_FORMAT', message: problem }];
  const found = await sql<{ free: boolean }>`
    select is_proposal_slug_free(${proposalSlug}, ${accountId}) as free
  `.execute(tx);
  if (found.rows[0]?.free) return [];
  return [{ path: 'proposalSlug', code: 'SLUG_TAKEN', message: 'Este nome já é de outra empresa.' }];
}
