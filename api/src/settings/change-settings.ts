import { isDeepStrictEqual } from 'node:util';
import { editsSettings, formatTime } from '@girassol/shared-domain';
import type { ParsedBody, Settings } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../access';
import { newId, type SettingsDocument, type Tx } from '../database';
import { publish } from '../events/publish';
import { actorOf } from '../histories/write-history';
import { problemsRefusal } from '../http/problems-refusal';
import { notAllowed, Refusal } from '../http/refusal';
import { describeChange } from './describe-change';
import { documentChange, editProblems } from './document-change';
import { documentOf, readSettings } from './read-settings';
import { strangerProblems } from './stranger-problems';

/**
 * Changes settings of the account, all that was sent or nothing. Two people may edit different settings at once; of the
 * same ones, whoever started from an older version is told who was faster (409).
 */
export async function changeSettings(
  tx: Tx,
  caller: Caller,
  { version, ...edit }: ParsedBody<'PATCH /settings/user/:userId'>,
): Promise<Settings> {
  requireEditor(caller);
  const { accountId } = caller;
  const row = await heldSettings(tx, accountId);
  const before = documentOf(row);
  const problems = [...editProblems(edit, before), ...(await strangerProblems(tx, accountId, edit))];
  if (problems.length > 0) throw problemsRefusal(problems);

  const change = documentChange(edit, before);
  const parts = partsOf(change).filter((part) => !isDeepStrictEqual(change[part], before[part]));
  if (version !== undefined) await refuseOlder(tx, accountId, version, partsOf(change));
  if (parts.length === 0) return readSettings(tx, caller);

  const actor = await actorOf(tx, caller);
  const changed = { ...before, ...change };
  const written = Object.fromEntries(parts.map((part) => [part, change[part]]));
  await tx
    .updateTable('settings')
    .set({
      document: sql`document || ${JSON.stringify(written)}::jsonb`,
      version: row.version + 1,
      updated_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .execute();
  await tx
    .insertInto('settings_changes')
    .values({
      account_id: accountId,
      id: newId(),
      version: row.version + 1,
      parts,
      lines: parts.flatMap((part) => describeChange(part, before, changed)),
      user_id: caller.userId,
      user_name: actor.name,
    })
    .execute();
  await publish(tx, caller, { kind: 'settings-changed' });
  return readSettings(tx, caller);
}

/** Refuses who may not change settings. */
export function requireEditor(caller: Caller): void {
  if (!editsSettings(caller)) throw notAllowed('Você não tem permissão para alterar as configurações.');
}

const partsOf = (change: Partial<SettingsDocument>) => Object.keys(change) as (keyof SettingsDocument)[];

/** The settings of the account, held for a change; an account without any begins here. */
async function heldSettings(tx: Tx, accountId: string) {
  await tx
    .insertInto('settings')
    .values({ account_id: accountId, document: '{}', version: 0 })
    .onConflict((conflict) => conflict.column('account_id').doNothing())
    .execute();
  return tx
    .selectFrom('settings')
    .selectAll()
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirstOrThrow();
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
