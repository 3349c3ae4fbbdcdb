import { type RawBuilder, sql } from 'kysely';

/** Maximum number of messages that follow a message; a reader asks again for more. */
const MAX_LATER_MESSAGES = 200;

/** Part of the messages of a conversation: those after or before a message; the last ones if both are left out. */
export interface MessageRange {
  after?: number | undefined;
  before?: number | undefined;
}

/** Messages of a conversation, oldest first, and whether it has others before and after them. */
export interface ReadMessages<Row> {
  messages: Row[];
  hasEarlier: boolean;
  hasLater: boolean;
}

interface Reading<Row> {
  pageSize: number;
  /** Reads the messages of the conversation whose column `seq` meets a condition. */
  read: (condition: RawBuilder<boolean>, order: 'asc' | 'desc', limit: number) => Promise<Row[]>;
}

/** Reads a part of the numbered messages of a conversation: one more than is returned tells whether there are others. */
export async function readMessageRange<Row>(
  { after, before }: MessageRange,
  { pageSize, read }: Reading<Row>,
): Promise<ReadMessages<Row>> {
  if (after !== undefined) {
    const rows = await read(sql<boolean>`seq > ${after}`, 'asc', MAX_LATER_MESSAGES + 1);
    const messages = rows.slice(0, MAX_LATER_MESSAGES);
    return { messages, hasEarlier: after > 0, hasLater: rows.length > messages.length };
  }
  const rows = await read(
    before === undefined ? sql<boolean>`true` : sql<boolean>`seq < ${before}`,
    'desc',
    pageSize + 1,
  );
  const messages = rows.slice(0, pageSize).reverse();
  return { messages, hasEarlier: rows.length > messages.length, hasLater: before !== undefined };
}
