import { editsSettings, formatTime } from '@girassol/shared-domain';
import type { ParsedBody, Settings } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Caller } from '../../platform/access';
import type { Tx } from '../../platform/database';
import { problemsRefusal } from '../../platform/http/problems-refusal';
import { notAllowed, Refusal } from '../../platform/refusals/refusal';
import { documentChange, editProblems } from './document-change';
import { moveForgetting } from './move-forgetting';
import { readSettings } from './read-settings';
import { slugProblems } from './slug-problems';
import { strangerProblems } from './stranger-problems';
import { holdSettings, partsOf, writeSettings } from './write-settings';

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
  const held = await holdSettings(tx, accountId);
  const problems = [
    ...editProblems(edit, held.document),
    ...(await strangerProblems(tx, accountId, edit)),
    ...(await slugProblems(tx, accountId, edit)),
  ];
  if (problems.length > 0) throw problemsRefusal(problems);

  const change = documentChange(edit, held.document);
  if (version !== undefined) await refuseOlder(tx, accountId, version, partsOf(change));
  await writeSettings(tx, caller, held, change);
  const { financingKeepLostDays: before } = held.document;
  const { financingKeepLostDays: days = before } = change;
  if (days !== before) await moveForgetting(tx, accountId, days - before);
  return readSettings(tx, caller);
}

/** Refuses who may not change settings. */
export function requireEditor(caller: Caller): void {
  if (!editsSettings(caller)) throw notAllowed('Você não tem permissão para alterar as configurações.');
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
