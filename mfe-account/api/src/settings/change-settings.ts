import type { Caller } from '@girassol/api-platform/access';
import type { Tx } from '@girassol/api-platform/database';
import { createEngineProblemsRefusal } from '@girassol/api-platform/http/problems-refusal';
import { notAllowed, Refusal } from '@girassol/api-platform/refusals/refusal';
import { canEditSettings, formatTime } from '@girassol/shared-domain';
import type { ParsedRequestBody, Settings } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import { lockAccountAsManager } from '../rights/collaborator-access';
import { findProposalSlugProblems } from './find-proposal-slug-problems';
import { findUnknownPricingUsers } from './find-unknown-pricing-users';
import { loadSettings } from './load-settings';
import { getChangedSettingsParts, lockSettings, type SettingsReaction, saveSettings } from './save-settings';
import { requireTeamsEditor, saveTeams, TEAMS_PART } from './teams/save-teams';
import { findSettingsEditProblems, toSettingsDocumentChange } from './to-settings-document-change';

/**
 * Changes settings of the account, all or none. Two users may edit different settings at once. Throws 409 if somebody
 * else changed the same setting since the version that the caller loaded.
 */
export async function changeSettings(
  tx: Tx,
  caller: Caller,
  { version, teams, ...edit }: ParsedRequestBody<'PATCH /settings/user/:userId'>,
  reactions: readonly SettingsReaction[],
): Promise<Settings> {
  if (teams) requireTeamsEditor(caller);
  if (!teams || Object.keys(edit).length > 0) requireSettingsEditor(caller);
  const { accountId } = caller;
  // Before the settings, as removals do: nobody is removed while a team gets them as leader.
  if (teams) await lockAccountAsManager(tx, caller, accountId);
  const held = await lockSettings(tx, accountId);
  const problems = [
    ...findSettingsEditProblems(edit, held.document),
    ...(await findUnknownPricingUsers(tx, accountId, edit)),
    ...(await findProposalSlugProblems(tx, accountId, edit)),
  ];
  if (problems.length > 0) throw createEngineProblemsRefusal(problems);

  const change = toSettingsDocumentChange(edit, held.document);
  const parts = [...getChangedSettingsParts(change), ...(teams ? [TEAMS_PART] : [])];
  if (version !== undefined) await refuseOlder(tx, accountId, version, parts);
  await saveSettings(tx, caller, held, change, reactions);
  if (teams) await saveTeams(tx, caller, teams);
  return loadSettings(tx, caller);
}

/** Throws 403 if the caller may not change settings. */
export function requireSettingsEditor(caller: Caller): void {
  if (!canEditSettings(caller)) throw notAllowed('Você não tem permissão para alterar as configurações.');
}

/** Refuses an edit of something that another edit changed after `version`. */
async function refuseOlder(tx: Tx, accountId: string, version: number, parts: string[]): Promise<void> {
  const later = await tx
    .selectFrom('settings_changes')
    .select(['user_name', 'changed_at'])
    .where('account_id', '=', accountId)
    .where('version', '>', version)
    .where(sql<boolean>`parts && ${parts}::text[]`)
    .orderBy('version', 'desc')
    .executeTakeFirst();
  if (!later) return;
  throw new Refusal(
    409,
    `${later.user_name} alterou estas configurações às ${formatTime(later.changed_at.getTime())}, enquanto você editava. Nada do que você digitou foi perdido.`,
    { fields: [{ path: 'version', message: 'Há uma versão mais nova.' }] },
  );
}
