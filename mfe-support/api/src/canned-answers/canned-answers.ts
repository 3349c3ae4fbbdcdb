import type { Caller } from '@girassol/api-platform/access';
import { loadCallerName } from '@girassol/api-platform/access/load-caller-name';
import { generateId, type Row, type Tx } from '@girassol/api-platform/database';
import { invalidField, notFound, Refusal } from '@girassol/api-platform/refusals/refusal';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import { MAX_CANNED_ANSWERS, normalizeShortcut } from '@girassol/support-domain/attendance';
import type { CannedAnswer } from '@girassol/support-domain/contract';
import { cleanMessage, cleanTitle } from '@girassol/support-domain/messages';
import { sql } from 'kysely';

type Texts = ParsedRequestBody<'POST /operation/canned-answers'>;
type Edit = ParsedRequestBody<'PUT /operation/canned-answers/:answerId'>;

/** Lists the canned answers, by shortcut. */
export async function listCannedAnswers(tx: Tx, { accountId }: Caller): Promise<{ items: CannedAnswer[] }> {
  const rows = await tx
    .selectFrom('canned_answers')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('shortcut')
    .execute();
  return { items: rows.map(toCannedAnswer) };
}

/** Adds a canned answer. Throws a refusal (409) if its shortcut is taken. */
export async function addCannedAnswer(tx: Tx, caller: Caller, texts: Texts): Promise<CannedAnswer> {
  const { accountId } = caller;
  const { count } = await tx
    .selectFrom('canned_answers')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId)
    .executeTakeFirstOrThrow();
  if (count >= MAX_CANNED_ANSWERS)
    throw new Refusal(409, `Há ${MAX_CANNED_ANSWERS} respostas prontas. Exclua uma que não usam mais.`);
  const added = await tx
    .insertInto('canned_answers')
    .values({
      account_id: accountId,
      id: generateId(),
      ...cleanTexts(texts),
      edited_by: await loadCallerName(tx, caller),
    })
    .onConflict((conflict) => conflict.columns(['account_id', 'shortcut']).doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!added) throw shortcutTaken();
  return toCannedAnswer(added);
}

/** Edits a canned answer. Throws a refusal (409) if a colleague edited it meanwhile, or the shortcut is taken. */
export async function editCannedAnswer(
  tx: Tx,
  caller: Caller,
  answerId: string,
  { version, ...texts }: Edit,
): Promise<CannedAnswer> {
  const { accountId } = caller;
  const found = await tx
    .selectFrom('canned_answers')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', answerId)
    .forUpdate()
    .executeTakeFirst();
  if (!found) throw notFound('Esta resposta pronta foi excluída.');
  if (found.version !== version)
    throw new Refusal(
      409,
      `${found.edited_by} alterou esta resposta enquanto você editava. Veja a versão nova.`,
    );
  const cleaned = cleanTexts(texts);
  const other = await tx
    .selectFrom('canned_answers')
    .select('id')
    .where('account_id', '=', accountId)
    .where('shortcut', '=', cleaned.shortcut)
    .where('id', '<>', answerId)
    .executeTakeFirst();
  if (other) throw shortcutTaken();
  const edited = await tx
    .updateTable('canned_answers')
    .set({
      ...cleaned,
      version: found.version + 1,
      edited_by: await loadCallerName(tx, caller),
      updated_at: sql<Date>`now()`,
    })
    .where('account_id', '=', accountId)
    .where('id', '=', answerId)
    .returningAll()
    .executeTakeFirstOrThrow();
  return toCannedAnswer(edited);
}

/** Deletes a canned answer. */
export async function deleteCannedAnswer(tx: Tx, { accountId }: Caller, answerId: string): Promise<void> {
  const { numDeletedRows } = await tx
    .deleteFrom('canned_answers')
    .where('account_id', '=', accountId)
    .where('id', '=', answerId)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw notFound('Esta resposta pronta já foi excluída.');
}

const shortcutTaken = () =>
  new Refusal(409, 'Já há uma resposta com este atalho.', {
    fields: [{ path: 'shortcut', message: 'Já há uma resposta com este atalho.' }],
  });

function cleanTexts({ shortcut, title, text }: Texts) {
  const normalized = normalizeShortcut(shortcut);
  if (normalized === '') throw invalidField('shortcut', 'Use letras ou números no atalho.');
  const cleaned = { shortcut: normalized, title: cleanTitle(title), text: cleanMessage(text) };
  if (cleaned.title === '') throw invalidField('title', 'Dê um título à resposta.');
  if (cleaned.text === '') throw invalidField('text', 'Escreva a resposta.');
  return cleaned;
}

const toCannedAnswer = (row: Row<'canned_answers'>): CannedAnswer => ({
  _id: row.id,
  shortcut: row.shortcut,
  title: row.title,
  text: row.text,
  version: row.version,
  editedBy: row.edited_by,
  updatedAt: row.updated_at.getTime(),
});
