import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Tx } from '@girassol/api-platform/database';
import { createSecretLoader } from '@girassol/api-platform/secrets/create-secret-loader';

const loadMailSecret = createSecretLoader('support-mail');

const ID_LENGTH = 26;
const SIGNATURE_BYTES = 10;
/** Ticket and signature in base 32 without case: programs of mail change the case of addresses. */
const SIGNED = /^([a-z2-7]{26})([a-z2-7]{16})$/;

/** Destination of a mail: a ticket by its signed address, or support in general. */
export type MailDestination = { ticketId: string } | 'GENERAL';

/**
 * Builds the address to which the answer of a mail about a ticket goes. The signature is the authority: whoever has it writes
 * to that ticket, whatever sender a mail names.
 */
export async function buildReplyAddress(tx: Tx, address: string, ticketId: string): Promise<string> {
  const [mailbox, domain] = address.split('@');
  const id = encodeBase32(Buffer.from(ticketId.replaceAll('-', ''), 'hex'));
  return `${mailbox}+${id}${await sign(tx, ticketId)}@${domain}`;
}

/** Finds where a mail to these addresses goes; null if none of them is one of support, or all have wrong signatures. */
export async function findMailDestination(
  tx: Tx,
  address: string,
  recipients: readonly string[],
): Promise<MailDestination | null> {
  const [mailbox, domain] = address.split('@');
  let isGeneral = false;
  for (const recipient of recipients) {
    const at = recipient.lastIndexOf('@');
    if (at < 0 || recipient.slice(at + 1).toLowerCase() !== domain) continue;
    const [name, tag] = recipient.slice(0, at).toLowerCase().split('+');
    if (name !== mailbox) continue;
    if (tag === undefined) isGeneral = true;
    const [, id, signature] = SIGNED.exec(tag ?? '') ?? [];
    if (id === undefined || signature === undefined) continue;
    const ticketId = toUuid(decodeBase32(id.slice(0, ID_LENGTH)));
    const expected = Buffer.from(await sign(tx, ticketId));
    const given = Buffer.from(signature);
    if (given.length === expected.length && timingSafeEqual(given, expected)) return { ticketId };
  }
  return isGeneral ? 'GENERAL' : null;
}

const sign = async (tx: Tx, ticketId: string): Promise<string> =>
  encodeBase32(
    createHmac('sha256', await loadMailSecret(tx))
      .update(`reply ${ticketId}`)
      .digest()
      .subarray(0, SIGNATURE_BYTES),
  );

/** Derives an id from a mail that nobody else can compute: the same mail received twice has the same one. */
export async function deriveMailId(tx: Tx, messageId: string): Promise<string> {
  const bytes = createHmac('sha256', await loadMailSecret(tx))
    .update(`mail ${messageId}`)
    .digest()
    .subarray(0, 16);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x80;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return toUuid(bytes);
}

const toUuid = (bytes: Buffer): string =>
  bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

function encodeBase32(bytes: Buffer): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += LETTERS[(value >> (bits - 5)) & 31];
  }
  return bits > 0 ? text + LETTERS[(value << (5 - bits)) & 31] : text;
}

function decodeBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const letter of text) {
    value = ((value << 5) | LETTERS.indexOf(letter)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      bytes.push((value >> bits) & 255);
    }
  }
  return Buffer.from(bytes);
}
