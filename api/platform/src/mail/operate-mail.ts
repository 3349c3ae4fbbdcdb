import type { MailState, ParsedRequestQuery, ResponseBody } from '@girassol/shared-domain/contract';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type Database, generateId, type Row, type Tx } from '../database';
import { getCaller } from '../http/authorise';
import { runIdempotently } from '../http/idempotency';
import { enqueue } from '../jobs';
import { notFound, Refusal } from '../refusals/refusal';
import type { Mailer } from './mailer';
import { sendMailJob } from './send-mail-job';
import { toOutgoingMail } from './transport';

type Page = ResponseBody<'GET /operation/mail/list/:multiplier'>;
type Mail = ResponseBody<'GET /operation/mail/single/:mailId'>['mail'];

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

/** Lists a page of the mail of every account for operators, newest first. */
export async function listMail(
  database: Database,
  { settings }: Mailer,
  {
    multiplier,
    search = '',
    state = '',
  }: { multiplier: number } & Omit<ParsedRequestQuery<'GET /operation/mail/list/:multiplier'>, 'state'> & {
      state?: MailState | '' | undefined;
    },
): Promise<Page> {
  const skipped = (multiplier - 1) * PER_PAGE;
  const rows = await database.lookUp(
    sql<Line>`select * from list_mail(${state}, ${search}, ${skipped}, ${PER_PAGE})`,
  );
  const total = rows[0]?.total ?? 0;
  return {
    mails: rows.map(toMailInList),
    total,
    hasMoreItems: skipped + rows.length < total,
    delivery: settings.delivery,
  };
}

/** Loads a mail for operators, with its text if operators may read the text. */
export async function loadMail(database: Database, mailer: Mailer, mailId: string): Promise<Mail> {
  const accountId = await findMailAccountId(database, mailId);
  return database.asAccount({ accountId }, async (tx) =>
    mailAnswer(tx, mailer, await heldMail(tx, accountId, mailId)),
  );
}

/**
 * Enqueues a failed mail again for an operator, with all its attempts, once per idempotency key of the
 * request.
 */
export async function retryMail(request: FastifyRequest, mailer: Mailer, mailId: string): Promise<Mail> {
  const { database } = request.server;
  const worksIn = await findMailAccountId(database, mailId);
  const key = 'POST /operation/mail/again/:mailId';
  const attempt = { caller: getCaller(request), key, request, worksIn } as const;
  const { answer } = await runIdempotently(database, attempt, async (tx) => {
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
    await enqueue(tx, sendMailJob, { accountId: row.account_id, payload: {}, once: 'mail' });
    return mailAnswer(tx, mailer, waiting);
  });
  return answer;
}

const mayRepeat = ({ state, html }: Row<'mail_outbox'>): boolean => state === 'FAILED' && html !== null;

/**
 * Finds the account of a mail. For an unknown mail it returns an id of no account, in which the mail is missing as
 * well.
 */
async function findMailAccountId(database: Database, mailId: string): Promise<string> {
  const [found] = await database.lookUp(
    sql<{ account_id: string }>`select account_id from find_mail(${mailId})`,
  );
  return found?.account_id ?? generateId();
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
  const { from } = toOutgoingMail(row, settings);
  // A mail with a secret is shown to operators only where they are the only readers of this server's mail.
  const isShown = !row.has_secret || settings.delivery === 'MAILBOX';
  return {
    ...toMailInList({ ...row, account_name: name }),
    from: { name: from.name, email: from.address },
    text: isShown ? row.text : null,
    mayRepeat: mayRepeat(row),
  };
}

const toMailInList = (row: Omit<Line, 'total'>): Page['mails'][number] => ({
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
