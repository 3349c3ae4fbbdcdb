import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import { newId, type SettingsDocument, type Tx } from '../../platform/database';
import { publish } from '../../platform/events/publish';
import { actorOf } from '../../platform/histories/write-history';
import { describeChange } from './describe-change';
import { documentOf } from './read-settings';

export type SettingsPart = keyof SettingsDocument;

export interface HeldSettings {
  version: number;
  document: SettingsDocument;
}

/** The settings of the account, held until the transaction ends; an account without any begins here. */
export async function holdSettings(tx: Tx, accountId: string): Promise<HeldSettings> {
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
  return { version: row.version, document: documentOf(row) };
}

/** Writes parts of settings that are held, with their history; every open session takes them. What is the same stays. */
export async function writeSettings(
  tx: Tx,
  caller: Caller,
  held: HeldSettings,
  change: Partial<SettingsDocument>,
): Promise<void> {
  const { accountId, userId } = caller;
  const before = held.document;
  const parts = partsOf(change).filter((part) => !isDeepStrictEqual(change[part], before[part]));
  if (parts.length === 0) return;

  const actor = await actorOf(tx, caller);
  const version = held.version + 1;
  const written = Object.fromEntries(parts.map((part) => [part, change[part]]));
  await tx
    .updateTable('settings')
    .set({
      document: sql`document || ${JSON.stringify(written)}::jsonb`,
      version,
      updated_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .insertInto('settings_changes')
    .values({
      account_id: accountId,
      id: newId(),
      version,
      parts,
      lines: parts.flatMap((part) => describeChange(part, before, { ...before, ...change })),
      user_id: userId,
      user_name: actor.name,
    })
    .execute();
  await publish(tx, caller, { kind: 'settings-changed' });
}

export const partsOf = (change: Partial<SettingsDocument>) => Object.keys(change) as SettingsPart[];
