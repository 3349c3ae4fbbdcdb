import { randomBytes } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { CHAT_WINDOW_MS } from '@girassol/support-domain/chats';
import { sql } from 'kysely';
import type { MessengerFile, MessengerNumber, OutgoingMessage } from '../messenger';
import { MessengerError } from '../messenger-error';
import { describeWhatsappError } from '../whatsapp/describe-error';
import { enqueueDemoEvent } from './deliver-event';
import { type DemoPhone, openDemoPhone } from './demo-phones';

const WINDOW_CLOSED = 131_047;
const createMessageId = () => `wamid.${randomBytes(24).toString('base64url')}`;

/**
 * Takes a message of the company to a phone and returns its id; the same key again returns the first one's. Like WhatsApp it
 * refuses free text to a person who has not written for 24 hours.
 */
export async function takeCompanyMessage(
  tx: Tx,
  number: MessengerNumber,
  { key, to, text, template, file }: OutgoingMessage,
): Promise<string> {
  const { accountId } = number;
  const phone = await openDemoPhone(tx, number, { ...to, name: '' });
  const known = await findByKey(tx, accountId, key);
  if (known) return known;
  if (!template && !(await hasOpenWindow(tx, phone)))
    throw new MessengerError(describeWhatsappError(WINDOW_CLOSED));
  const id = createMessageId();
  await tx
    .insertInto('demo_phone_messages')
    .values({
      account_id: accountId,
      id,
      phone_id: phone.id,
      send_key: key,
      direction: 'IN',
      content: text,
      file: file && JSON.stringify(file),
      read_at: null,
    })
    .onConflict((conflict) => conflict.constraint('demo_phone_messages_key').doNothing())
    .execute();
  const taken = (await findByKey(tx, accountId, key)) ?? id;
  if (taken !== id) return taken;
  const message = { account_id: accountId, id, phone_id: phone.id };
  await enqueueDemoEvent(tx, message, 'sent');
  if (!phone.is_off) await enqueueDemoEvent(tx, message, 'delivered');
  return id;
}

async function findByKey(tx: Tx, accountId: string, key: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('demo_phone_messages')
    .select('id')
    .where('account_id', '=', accountId)
    .where('send_key', '=', key)
    .executeTakeFirst();
  return found?.id;
}

async function hasOpenWindow(tx: Tx, { account_id, id }: DemoPhone): Promise<boolean> {
  const last = await tx
    .selectFrom('demo_phone_messages')
    .select('at')
    .where('account_id', '=', account_id)
    .where('phone_id', '=', id)
    .where('direction', '=', 'OUT')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last !== undefined && Date.now() - last.at.getTime() < CHAT_WINDOW_MS;
}

/** Sends a message from a phone to the company. */
export async function sendFromPhone(
  tx: Tx,
  phone: DemoPhone,
  { text, file }: { text: string; file: MessengerFile | null },
): Promise<void> {
  const message = { account_id: phone.account_id, id: createMessageId(), phone_id: phone.id };
  await tx
    .insertInto('demo_phone_messages')
    .values({
      ...message,
      send_key: null,
      direction: 'OUT',
      content: text,
      file: file && JSON.stringify(file),
      read_at: null,
    })
    .execute();
  await enqueueDemoEvent(tx, message, 'message');
}

/** Reads what the company has sent to a phone. */
export async function readOnPhone(tx: Tx, phone: DemoPhone): Promise<void> {
  const read = await tx
    .updateTable('demo_phone_messages')
    .set({ read_at: sql<Date>`now()` })
    .where('account_id', '=', phone.account_id)
    .where('phone_id', '=', phone.id)
    .where('direction', '=', 'IN')
    .where('read_at', 'is', null)
    .returning(['account_id', 'id', 'phone_id'])
    .execute();
  for (const message of read) await enqueueDemoEvent(tx, message, 'read');
}

/** Switches a phone on or off. One that is switched on receives what came meanwhile. */
export async function switchPhone(tx: Tx, phone: DemoPhone, isOff: boolean): Promise<void> {
  await tx
    .updateTable('demo_phones')
    .set({ is_off: isOff })
    .where('account_id', '=', phone.account_id)
    .where('id', '=', phone.id)
    .execute();
  if (isOff) return;
  const waiting = await tx
    .selectFrom('demo_phone_messages')
    .select(['account_id', 'id', 'phone_id'])
    .where('account_id', '=', phone.account_id)
    .where('phone_id', '=', phone.id)
    .where('direction', '=', 'IN')
    .where('read_at', 'is', null)
    .execute();
  for (const message of waiting) await enqueueDemoEvent(tx, message, 'delivered');
}
