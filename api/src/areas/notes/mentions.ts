import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { listAudiencePeople } from '@girassol/api-platform/events/list-audience-people';
import { notify } from '@girassol/api-platform/notifications';
import { invalidField } from '@girassol/api-platform/refusals/refusal';
import { findStandingMentions, type NoteMention } from '@girassol/shared-domain';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { formatItemLabel } from '../items/format-item-label';
import { loadVisibleItem } from '../kanbans/board-access';
import { getItemAudience } from '../kanbans/get-item-audience';

/** Lists the people who may be mentioned in notes of an item: those who may see it, without the caller. */
export async function listMentionablePeople(
  tx: Tx,
  caller: Caller,
  itemId: string,
): Promise<ResponseBody<'GET /notes/mentionable/:saleId'>> {
  const item = await loadVisibleItem(tx, caller, itemId);
  const people = await listAudiencePeople(tx, caller.accountId, getItemAudience(item));
  return {
    people: people.filter(({ id }) => id !== caller.userId).map(({ id, name }) => ({ _id: id, name })),
  };
}

interface MentionEdit {
  content: string;
  wanted: readonly NoteMention[];
  /** Mentions of the note before the edit: these people were told. */
  before: readonly NoteMention[];
}

/**
 * Resolves the mentions that a note has after an edit: those whose `@label` stands in the text. Refuses (400) to add somebody
 * who may not see the item.
 */
export async function resolveMentions(
  tx: Tx,
  item: Row<'sales'>,
  { content, wanted, before }: MentionEdit,
): Promise<{ mentions: NoteMention[]; added: string[] }> {
  const mentions = findStandingMentions(content, wanted);
  const known = new Set(before.map(({ userId }) => userId));
  const added = [...new Set(mentions.map(({ userId }) => userId))].filter((id) => !known.has(id));
  const allowed = await listAudiencePeople(tx, item.account_id, getItemAudience(item), added);
  const stranger = mentions.find(
    ({ userId }) => added.includes(userId) && !allowed.some(({ id }) => id === userId),
  );
  if (stranger) throw invalidField('mentions', `${stranger.label} não pode ver este item.`);
  return { mentions, added };
}

/** Notifies the people who were added to a note, with an address that opens the item at the note. */
export async function notifyMentioned(
  tx: Tx,
  caller: Caller,
  {
    item,
    note,
    added,
    authorName,
  }: { item: Row<'sales'>; note: Row<'notes'>; added: readonly string[]; authorName: string },
): Promise<void> {
  await notify(tx, {
    accountId: caller.accountId,
    kind: 'note-mentioned',
    people: added,
    by: caller.userId,
    facts: {
      noteId: note.id,
      author: authorName,
      itemLabel: `${formatItemLabel(item)}, ${item.name}`,
      item: { id: item.id, board: item.type },
    },
    isOnce: true,
  });
}

/** Loads the present names of the people whom notes mention, by id. */
export async function loadMentionNames(
  tx: Tx,
  accountId: string,
  notes: readonly Pick<Row<'notes'>, 'mentions'>[],
): Promise<ReadonlyMap<string, string>> {
  const ids = [...new Set(notes.flatMap(({ mentions }) => mentions.map(({ userId }) => userId)))];
  if (ids.length === 0) return new Map();
  const people = await tx
    .selectFrom('users')
    .select(['id', 'name'])
    .where('account_id', '=', accountId)
    .where('id', 'in', ids)
    .execute();
  return new Map(people.map(({ id, name }) => [id, name]));
}
