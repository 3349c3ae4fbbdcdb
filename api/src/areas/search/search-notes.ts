import type { Tx } from '@girassol/api-platform/database';
import { toSearchText } from '@girassol/shared-domain';
import type { FoundRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { SearchAccess } from './search-access';

type Note = Omit<Extract<FoundRecord, { kind: 'NOTE' }>, 'kind'>;

/** Characters of a note that are shown. */
const MAX_EXCERPT_CHARACTERS = 120;

interface Row extends Omit<Note, 'excerpt' | 'item' | 'registryTimestamp'> {
  content: string;
  registered_at: Date;
  item: Note['item'];
}

/** Searches notes and schedules of visible items by words of their text, newest first. */
export async function searchNotes(
  tx: Tx,
  accountId: string,
  { allKinds, ownKinds, owners }: SearchAccess,
  text: string,
  most: number,
): Promise<Note[]> {
  const { rows } = await sql<Row>`
    select n.id as "_id", n.content, n.registered_at,
      json_build_object('_id', s.id, 'type', s.type, 'status', s.status, 'id', s.number, 'name', s.name) as item
    from search_notes(${text}, ${allKinds}::text[], ${ownKinds}::text[], ${owners}::uuid[], ${most}) as found(id)
    join notes n on n.account_id = ${accountId} and n.id = found.id
    join sales s on s.account_id = n.account_id and s.id = n.sale_id
    order by n.registered_at desc, n.id desc`.execute(tx);
  return rows.map(({ _id, content, registered_at, item }) => ({
    _id,
    excerpt: getExcerpt(content, text),
    registryTimestamp: registered_at.getTime(),
    item,
  }));
}

/** Returns the line that contains the text, shortened around it. */
function getExcerpt(content: string, text: string): string {
  const wanted = toSearchText(text);
  const lines = content.split('\n').map((line) => line.trim());
  const line = lines.find((each) => toSearchText(each).includes(wanted)) ?? lines.find(Boolean) ?? '';
  const characters = Array.from(line);
  if (characters.length <= MAX_EXCERPT_CHARACTERS) return line;
  const from = Math.max(0, toSearchText(line).indexOf(wanted) - MAX_EXCERPT_CHARACTERS / 4);
  const part = characters.slice(from, from + MAX_EXCERPT_CHARACTERS).join('');
  return `${from > 0 ? '…' : ''}${part}${from + MAX_EXCERPT_CHARACTERS < characters.length ? '…' : ''}`;
}
