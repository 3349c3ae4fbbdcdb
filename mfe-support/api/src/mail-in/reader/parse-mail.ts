import { createHash } from 'node:crypto';
import { sanitizeFileName } from '@girassol/shared-domain';
import { cleanMessage, cleanTitle, isPictureType, splitQuotation } from '@girassol/support-domain/messages';
import {
  MAX_MESSAGE_LENGTH,
  MAX_PICTURE_BYTES,
  MAX_PICTURES,
  MAX_VISITOR_NAME_LENGTH,
} from '@girassol/support-domain/tickets';
import PostalMime, { type Address, addressParser, type Email } from 'postal-mime';
import type { ParsedMail } from '../parse-mail-task';
import { convertHtmlToText } from './html-to-text';

const MAX_NESTING_DEPTH = 20;
const MAX_HEADER_BYTES = 256 * 1024;
const MAX_MESSAGE_ID_LENGTH = 998;
const MAX_RECIPIENTS = 50;
const MAX_LEFT_OUT = 20;
const MAX_QUOTATION_LENGTH = 20_000;
/** Characters of a body that are looked at: more than a message has, with what it quotes. */
const MAX_BODY_LENGTH = 1_000_000;

/** Header fields that name a recipient, also behind a forwarding. */
const RECIPIENT_FIELDS = new Set([
  'to',
  'cc',
  'delivered-to',
  'x-original-to',
  'envelope-to',
  'x-forwarded-to',
]);
const AUTOMATIC_SENDER = /^(?:mailer-daemon|postmaster)@/i;

/** Parses a raw mail. Throws for one that is nested too deeply, or whose headers are too large. */
export async function parseMail(raw: Buffer): Promise<ParsedMail> {
  const email = await PostalMime.parse(raw, {
    maxNestingDepth: MAX_NESTING_DEPTH,
    maxHeadersSize: MAX_HEADER_BYTES,
    // A forwarded mail is an attachment: mails inside mails are not opened.
    forceRfc822Attachments: true,
    attachmentEncoding: 'arraybuffer',
  });
  const from = getSender(email);
  const whole = email.text?.trim()
    ? email.text
    : convertHtmlToText((email.html ?? '').slice(0, MAX_BODY_LENGTH));
  const { text, quoted } = splitQuotation(cleanMessage(whole.slice(0, MAX_BODY_LENGTH)));
  return {
    messageId:
      email.messageId?.slice(0, MAX_MESSAGE_ID_LENGTH) || createHash('sha256').update(raw).digest('hex'),
    from,
    recipients: listRecipients(email),
    subject: cleanTitle(email.subject ?? '').slice(0, 500),
    text: text.slice(0, MAX_MESSAGE_LENGTH),
    quoted: quoted?.slice(0, MAX_QUOTATION_LENGTH) ?? null,
    isAutomatic: isAutomatic(email, from.address),
    ...sortAttachments(email),
  };
}

function getSender({ from, replyTo }: Email): ParsedMail['from'] {
  const [sender] = listMailboxes([...(replyTo ?? []), ...(from ? [from] : [])]);
  return {
    name: cleanTitle(sender?.name ?? '').slice(0, MAX_VISITOR_NAME_LENGTH),
    address: (sender?.address ?? '').slice(0, 254),
  };
}

const listMailboxes = (addresses: readonly Address[]) =>
  addresses.flatMap((address) => (address.group === undefined ? [address] : address.group));

function listRecipients({ headers }: Email): string[] {
  const found = headers
    .filter(({ key }) => RECIPIENT_FIELDS.has(key))
    .flatMap(({ value }) => listMailboxes(addressParser(value)))
    .map(({ address }) => address.toLowerCase());
  return [...new Set(found)].slice(0, MAX_RECIPIENTS);
}

/** Checks whether a program sent a mail (RFC 3834): an absence, a report of a delivery, a list. */
function isAutomatic({ headers }: Email, sender: string): boolean {
  const get = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase();
  const submitted = get('auto-submitted');
  return (
    (submitted !== undefined && !submitted.startsWith('no')) ||
    /^(?:bulk|list|junk|auto_reply)/.test(get('precedence') ?? '') ||
    get('return-path') === '<>' ||
    ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'list-unsubscribe'].some(
      (name) => get(name) !== undefined,
    ) ||
    (get('content-type') ?? '').startsWith('multipart/report') ||
    AUTOMATIC_SENDER.test(sender)
  );
}

function sortAttachments({ attachments }: Email): Pick<ParsedMail, 'pictures' | 'leftOut'> {
  const pictures: ParsedMail['pictures'] = [];
  const leftOut: string[] = [];
  for (const { filename, mimeType, content } of attachments) {
    const name = sanitizeFileName(filename || (mimeType === 'message/rfc822' ? 'mensagem.eml' : 'anexo'));
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    const isTaken =
      isPictureType(mimeType) &&
      pictures.length < MAX_PICTURES &&
      bytes.length > 0 &&
      bytes.length <= MAX_PICTURE_BYTES;
    if (isTaken) pictures.push({ name, content: bytes });
    else if (leftOut.length < MAX_LEFT_OUT) leftOut.push(name);
  }
  return { pictures, leftOut };
}
