import type { Answer, MailState, ParsedQuery } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Database, newId, type Row, type Tx } from '../database';
import { callerOf } from '../http/authorise';
import { asAccountOnce } from '../http/idempotency';
import { enqueue } from '../jobs';
import { notFound, Refusal } from '../refusals/refusal';
import { sendMail } from './mail-jobs';
import type { Mailer } from './mailer';
import { outgoing } from './transport';

type Page = Answer<'GET /operation/mail/list/:multiplier'>;
type Mail = Answer<'GET /operation/mail/single/:mailId'>['mail'];

interface Line {
  id: string;
  account_id: string;
  account_name: string;
  kind: string;
  to_name: string;
  to_address: string;
  subject: string;
  state: MailState;
  attempts: number;
  next_at: Date;
  error: string | null;
  created_at: Date;
  ended_at: Date | null;
  total: number;
}

const PER_PAGE = 20;

/** A page of the mail of every account, newest first. */
export async function listMail(
  database: Database,
  { settings }: Mailer,
  {
    multiplier,
    search = '',
    state = '',
  }: { multiplier: number } & Omit<ParsedQuery<'GET /operation/mail/list/:multiplier'>, 'state'> & {
      state?: MailState | '' | undefined;
    },
): Promise<Page> {
  const skipped = (multiplier - 1) * PER_PAGE;
  const rows = await database.lookUp(
    sql<Line>`select * from list_mail(${state}, ${search}, ${skipped}, ${PER_PAGE})`,
  );
  const total = rows[0]?.total ?? 0;
  return {
    mails: rows.map(lineOf),
    total,
    hasMoreItems: skipped + rows.length < total,
    delivery: settings.delivery,
  };
}

/** A mail with its text, where operators may read that. */
export async function readMail(database: Database, mailer: Mailer, mailId: string): Promise<Mail> {
  const accountId = await accountOf(database, mailId);
  return database.asAccount({ accountId }, async (tx) =>
    mailAnswer(tx, mailer, await heldMail(tx, accountId, mailId)),
  );
}

/** Puts a mail that failed into the line again, with all its tries before it: once per key of the request. */
export async function repeatMail(request: FastifyRequest, mailer: Mailer, mailId: string): Promise<Mail> {
  const { database } = request.server;
  const worksIn = await accountOf(database, mailId);
  const attempt = { caller: callerOf(request), key: 'POST /operation/mail/again/:mailId', request, worksIn };
  const { answer } = await asAccountOnce(database, attempt, async (tx) => {
    const row = await heldMail(tx, worksIn, mailId);
    if (!mayRepeat(row))
      throw new Refusal(
        409,
        row.html === null
          ? 'O texto deste e-mail já foi apagado. Crie um novo na página de onde ele saiu.'
          : 'Só um e-mail que falhou pode ser enviado de novo.',
      );
    const waiting = await tx
      .updateTable('mail_outbox')
      .set({ state: 'QUEUED', attempts: 0, next_at: sql<Date>`now()`, ended_at: null, error: null })
      .where('account_id', '=', row.account_id)
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await enqueue(tx, sendMail, { accountId: row.account_id, payload: {}, once: 'mail' });
    return mailAnswer(tx, mailer, waiting);
  });
  return answer;
}

const mayRepeat = ({ state, html }: Row<'mail_outbox'>): boolean => state === 'FAILED' && html !== null;

/** Whose mail it is; where nobody's, an account that nobody has: it is absent in that too. */
async function accountOf(database: Database, mailId: string): Promise<string> {
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select account_id from find_mail(${mailId})`,
  );
  return found?.account_id ?? newId();
}

const heldMail = (tx: Tx, accountId: string, mailId: string): Promise<Row<'mail_outbox'>> =>
  tx
    .selectFrom('mail_outbox')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', mailId)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound('Este e-mail não existe mais.'));

async function mailAnswer(tx: Tx, { settings }: Mailer, row: Row<'mail_outbox'>): Promise<Mail> {
  const { name } = await tx
    .selectFrom('accounts')
    .select('name')
    .where('id', '=', row.account_id)
    .executeTakeFirstOrThrow();
  const { from } = outgoing(row, settings);
  // What lets a reader in is the addressee's alone, unless this server's mail has no other reader.
  const isShown = !row.has_secret || settings.delivery === 'MAILBOX';
  return {
    ...lineOf({ ...row, account_name: name }),
    from: { name: from.name, email: from.address },
    text: isShown ? row.text : null,
    mayRepeat: mayRepeat(row),
  };
}

const lineOf = (row: Omit<Line, 'total'>): Page['mails'][number] => ({
  _id: row.id,
  account: { _id: row.account_id, name: row.account_name },
  kind: row.kind,
  to: { name: row.to_name, email: row.to_address },
  subject: row.subject,
  state: row.state,
  attempts: row.attempts,
  nextAt: row.state === 'QUEUED' ? row.next_at.getTime() : null,
  error: row.error,
  at: row.created_at.getTime(),
  endedAt: row.ended_at?.getTime() ?? null,
});
