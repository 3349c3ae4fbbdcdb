import type { Tx } from '@girassol/api-platform/database';
import { saveReservedFile } from '@girassol/api-platform/files';
import { Refusal } from '@girassol/api-platform/refusals/refusal';
import { isEmail } from '@girassol/shared-domain';
import { MAX_MESSAGE_LENGTH } from '@girassol/support-domain/tickets';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  findTicketWithMessage,
  lockTicket,
  type TicketRow,
  toMessagePictures,
  writeRequesterMessage,
} from '../conversation';
import { prolongRecovery } from '../recovery/find-recovery-ticket';
import { findPlatformAccount } from '../visitors/find-platform-account';
import { countMailTicket, countVisitorMessage, findSenderDoubt } from '../visitors/limit-visitors';
import { openVisitorTicket } from '../visitors/open-visitor-ticket';
import type { ParsedMail } from './parse-mail-task';
import { deriveMailId, type MailDestination } from './reply-address';
import { type MailPicture, storeMailPictures } from './save-mail-pictures';

/**
 * Writes a mail to the ticket that its signed address names, or opens one in the platform's account. Returns what became of
 * it, for the log. The same Message-ID is written once.
 */
export async function writeMail(
  app: FastifyInstance,
  destination: MailDestination,
  mail: ParsedMail,
): Promise<string> {
  const written = destination !== 'GENERAL' && (await answerTicketByMail(app, destination.ticketId, mail));
  return written || openTicketByMail(app, mail);
}

/** Writes to a ticket; undefined where it is gone, or its requester was removed: then a stranger writes. */
async function answerTicketByMail(
  app: FastifyInstance,
  ticketId: string,
  mail: ParsedMail,
): Promise<string | undefined> {
  const { database } = app;
  const [found] = await database.lookUp(
    sql<{ id: string | null }>`select find_answered_ticket_account(${ticketId}) as id`,
  );
  const accountId = found?.id;
  if (!accountId) return undefined;
  await countVisitorMessage(database, ticketId);
  const { stored, leftOut } = await storeMailPictures(app, accountId, mail);
  return database.asAccount({ accountId }, async (tx) => {
    const ticket = await lockTicket(tx, accountId, ticketId);
    const author = ticket && (await loadAuthor(tx, ticket, mail));
    if (!ticket || !author) return undefined;
    const text = describeMail(mail, leftOut);
    const clientKey = await deriveMailId(tx, mail.messageId);
    if (await isKnown(tx, ticket, { clientKey, text })) return 'known';
    const message = { clientKey, author, text, quoted: mail.quoted, clientId: null };
    await writeRequesterMessage(tx, ticket, { ...message, files: await savePictures(tx, accountId, stored) });
    if (ticket.kind === 'RECOVERY') await prolongRecovery(tx, ticket);
    return 'written';
  });
}

async function openTicketByMail(app: FastifyInstance, mail: ParsedMail): Promise<string> {
  const { database } = app;
  const { address, name } = mail.from;
  if (!isEmail(address)) return 'without a sender';
  const accountId = await findPlatformAccount(database);
  const id = await database.asSystem((tx) => deriveMailId(tx, mail.messageId));
  const isThere = await database.asAccount({ accountId }, (tx) => lockTicket(tx, accountId, id));
  if (isThere) return 'known';
  await countMailTicket(database);
  const doubt = await findSenderDoubt(database, address);
  const { stored, leftOut } = await storeMailPictures(app, accountId, mail);
  const ticket = await database.asAccount({ accountId }, async (tx) =>
    openVisitorTicket(tx, {
      accountId,
      id,
      kind: 'MAIL',
      title: stripReplyPrefixes(mail.subject) || `E-mail de ${name || address}`,
      contact: { name: name || address, email: address },
      message: {
        clientKey: id,
        text: describeMail(mail, leftOut),
        quoted: mail.quoted,
        files: await savePictures(tx, accountId, stored),
      },
      doubt,
    }),
  );
  return ticket ? 'opened' : 'known';
}

/** Loads the author of an answer: the requester, with the sender where that is somebody else. Undefined for who was removed. */
async function loadAuthor(
  tx: Tx,
  { account_id, kind, requester_id: id }: TicketRow,
  { from: { address } }: ParsedMail,
): Promise<{ id: string; name: string } | undefined> {
  const requester = await (kind === 'USER'
    ? tx
        .selectFrom('users')
        .select(['name', 'email'])
        .where('account_id', '=', account_id)
        .where('id', '=', id)
        .where('disabled_at', 'is', null)
        .executeTakeFirst()
    : tx
        .selectFrom('support_contacts')
        .select(['name', 'email'])
        .where('account_id', '=', account_id)
        .where('id', '=', id)
        .executeTakeFirst());
  if (!requester) return undefined;
  const isOther = address !== '' && address.toLowerCase() !== requester.email.toLowerCase();
  return { id, name: isOther ? `${requester.name} (e-mail de ${address})` : requester.name };
}

/** Checks whether a mail was written before: its key is there, whatever text came with it. */
async function isKnown(
  tx: Tx,
  ticket: TicketRow,
  message: { clientKey: string; text: string },
): Promise<boolean> {
  try {
    return (await findTicketWithMessage(tx, ticket, message)) !== undefined;
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return true;
    throw error;
  }
}

async function savePictures(tx: Tx, accountId: string, pictures: readonly MailPicture[]) {
  for (const picture of pictures) await saveReservedFile(tx, accountId, picture);
  return toMessagePictures(pictures);
}

/** Returns the text of a mail, with the names of the files that were left out. */
function describeMail({ text, leftOut }: ParsedMail, notPictures: readonly string[]): string {
  const names = [...leftOut, ...notPictures];
  if (names.length === 0) return text;
  const note = `Anexos deixados de fora: ${names.join(', ')}`.slice(0, MAX_NOTE_LENGTH);
  return `${text.slice(0, MAX_MESSAGE_LENGTH - note.length - 2)}\n\n${note}`.trim();
}

const MAX_NOTE_LENGTH = 1_000;

const stripReplyPrefixes = (subject: string): string =>
  subject.replace(/^(?:(?:re|res|enc|fwd?) ?: ?){1,10}/i, '');
