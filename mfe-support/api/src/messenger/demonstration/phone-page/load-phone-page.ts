import type { Row, Tx } from '@girassol/api-platform/database';
import type { FileServices } from '@girassol/api-platform/files';
import type { DemoPhone } from '../demo-phones';

const MAX_SHOWN_MESSAGES = 100;

/** Message as the page of a phone shows it. */
export interface PhoneMessage
  extends Pick<Row<'demo_phone_messages'>, 'id' | 'direction' | 'content' | 'file' | 'at' | 'read_at'> {
  /** Address of its file. */
  url: string | null;
}

/** Contents of the page of a phone. */
export interface PhonePageData {
  phone: DemoPhone;
  /** Name of the company's number. */
  business: string;
  /** Newest first. */
  messages: PhoneMessage[];
}

/** Loads the page of a phone in the account's transaction; null if the phone is gone. */
export async function loadPhonePage(
  tx: Tx,
  { accountId, phoneId }: { accountId: string; phoneId: string },
  files: FileServices,
): Promise<PhonePageData | null> {
  const phone = await tx
    .selectFrom('demo_phones')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', phoneId)
    .executeTakeFirst();
  if (!phone) return null;
  const business = await tx
    .selectFrom('chat_accounts')
    .select('name')
    .where('account_id', '=', accountId)
    .where('hook_id', '=', phone.hook_id)
    .executeTakeFirst();
  const rows = await tx
    .selectFrom('demo_phone_messages')
    .select(['id', 'direction', 'content', 'file', 'at', 'read_at'])
    .where('account_id', '=', accountId)
    .where('phone_id', '=', phoneId)
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(MAX_SHOWN_MESSAGES)
    .execute();
  const messages: PhoneMessage[] = [];
  for (const row of rows) {
    const linked = row.file && { accountId, fileId: row.file.id, name: row.file.name };
    messages.push({ ...row, url: linked && (await files.links.linkTo(tx, linked)) });
  }
  return { phone, business: business?.name ?? 'Empresa', messages };
}
