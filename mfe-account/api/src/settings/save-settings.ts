import { isDeepStrictEqual } from 'node:util';
import type { Caller } from '@girassol/api-platform/access';
import { generateId, type Tx } from '@girassol/api-platform/database';
import { publishEvent } from '@girassol/api-platform/events/publish-event';
import { loadActor } from '@girassol/api-platform/histories/write-history';
import type { ModuleReactions } from '@girassol/api-platform/modules';
import { sql } from 'kysely';
import { recordAuditEntry } from '../audit/record-audit-entry';
import type { SettingsDocument } from '../tables/settings-tables';
import { describeSettingsChange } from './describe-settings-change';
import { toSettingsDocument } from './load-settings';

/** Part of the settings document. */
export type SettingsPart = keyof SettingsDocument;

/** Reaction of a module to changed settings. */
export type SettingsReaction = NonNullable<ModuleReactions['settingsChanged']>;

/** Settings document of an account and its version, loaded under a lock. */
export interface LockedSettings {
  version: number;
  document: SettingsDocument;
}

/**
 * Loads the settings of the account and locks them until the transaction ends. Creates them for an account without
 * settings.
 */
export async function lockSettings(tx: Tx, accountId: string): Promise<LockedSettings> {
  await tx
    .insertInto('settings')
    .values({ account_id: accountId, document: '{}', version: 0 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  const row = await tx
    .selectFrom('settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { version: row.version, document: toSettingsDocument(row) };
}

/**
 * Saves the changed parts of an account's settings, which `lockSettings` has locked, adds the change to the
 * settings history, runs the reactions of all modules, and publishes the change to open sessions.
 */
export async function saveSettings(
  tx: Tx,
  caller: Caller,
  held: LockedSettings,
  change: Partial<SettingsDocument>,
  reactions: readonly SettingsReaction[],
): Promise<void> {
  const { accountId } = caller;
  const before = held.document;
  const parts = getChangedSettingsParts(change).filter(
    (part) => !isDeepStrictEqual(change[part], before[part]),
  );
  if (parts.length === 0) return;

  const written = Object.fromEntries(parts.map((part) => [part, change[part]]));
  await tx
    .updateTable('settings')
    .set({ document: sql`document || ${JSON.stringify(written)}::jsonb` })
    .where('account_id', '=', accountId)
    .execute();
  const lines = parts.flatMap((part) => describeSettingsChange(part, before, { ...before, ...change }));
  await recordSettingsChange(tx, caller, { parts, lines });
  await recordAuditEntry(tx, caller, { area: 'data', action: 'change-settings', after: { lines } });
  for (const react of reactions) await react(tx, { accountId, before, after: { ...before, ...change } });
  await publishEvent(tx, caller, { kind: 'settings-changed' });
}

/** Counts the settings of an account on by one version, and adds who changed what to their history. */
export async function recordSettingsChange(
  tx: Tx,
  caller: Caller,
  { parts, lines }: { parts: string[]; lines: string[] },
): Promise<void> {
  const { accountId } = caller;
  const { version } = await tx
    .updateTable('settings')
    .set({ version: sql<number>`version + 1`, updated_at: sql<Date>`now()` })
    .where('account_id', '=', accountId)
    .returning('version')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('settings_changes')
    .values({
      account_id: accountId,
      id: generateId(),
      version,
      parts,
      lines,
      user_id: caller.userId,
      user_name: (await loadActor(tx, caller)).name,
    })
    .execute();
}

/** Returns the names of the parts of the settings document that a change contains. */
export const getChangedSettingsParts = (change: Partial<SettingsDocument>) =>
  Object.keys(change) as SettingsPart[];
