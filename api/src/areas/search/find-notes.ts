import { plainText } from '@girassol/shared-domain';
import type { SearchRecord } from '@girassol/shared-domain/contract';
import { sql } from 'kysely';
import type { Tx } from '../../platform/database';
import type { Sight } from './sight';

type Note = Omit<Extract<SearchRecord, { kind: 'NOTE' }>, 'kind'>;

/** Characters of a note that are shown. */
const EXCERPT = 120;

interface Row extends Omit<Note, 'excerpt' | 'item' | 'registryTimestamp'> {
  content: string;
  registered_at: Date;
  item: Note['item'];
}

/** Notes and schedules of items in sight whose text has the words, newest first. */
export async function findNotes(
  tx: Tx,
  accountId: string,
  { allKinds, ownKinds, owners }: Sight,
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
    excerpt: excerptOf(content, text),
    registryTimestamp: registered_at.getTime(),
    item,
  }));
}

/** The line that has the text, and of a long one the part around it. */
function excerptOf(content: string, text: string): string {
  const wanted = plainText(text);
  const lines = content.split('\n').map((line) => line.trim());
  const line = lines.find((each) => plainText(each).includes(wanted)) ?? lines.find(Boolean) ?? '';
  const characters = Array.from(line);
  if (characters.length <= EXCERPT) return line;
  const from = Math.max(0, plainText(line).indexOf(wanted) - EXCERPT / 4);
  const part = characters.slice(from, from + EXCERPT).join('');
  return `${from > 0 ? '…' : ''}${part}${from + EXCERPT < characters.length ? '…' : ''}`;
}
