import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database, Row } from '../database';
import type { MailState } from '../database/mail-tables';
import type { MailSettings } from './settings';
import { isPermanent, isReserved, outgoing, type Transport } from './transport';

type Leased = Row<'mail_outbox'>;

export interface Delivery {
  database: Database;
  transport: Transport;
  settings: MailSettings;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  signal?: AbortSignal;
}

/** How long a process has for what it took; whoever finds it unfinished afterwards sends it again. */
const LEASE_SECONDS = 300;
const AT_ONCE = 5;
/** Seconds until the next try. After the last one it is kept as failed: some fourteen hours in all. */
const WAITS = [30, 120, 600, 1800, 3600, 3 * 3600, 9 * 3600];
const LONGEST_ERROR = 300;

/**
 * Sends what is due, of every account, until nothing is. Any number of processes may at once. Answers how many were tried.
 * A mail whose sender dies after the server took it goes again: twice with one Message-ID rather than never.
 */
export async function deliverDue(delivery: Delivery): Promise<number> {
  const { database, signal } = delivery;
  for (let tried = 0; ; ) {
    if (signal?.aborted) return tried;
    const leased = await database.lookUp(sql<Leased>`select * from lease_mail(${AT_ONCE}, ${LEASE_SECONDS})`);
    if (leased.length === 0) return tried;
    await Promise.all(leased.map((row) => deliver(row, delivery)));
    tried += leased.length;
  }
}

async function deliver(row: Leased, delivery: Delivery): Promise<void> {
  const { transport, settings, log } = delivery;
  const useless = whyUseless(row, settings);
  if (useless) return end(row, delivery, 'SUPPRESSED', useless);
  try {
    await transport.send(outgoing(row, settings));
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).slice(0, LONGEST_ERROR);
    const wait = WAITS[row.attempts - 1];
    log.warn({ mail: row.id, attempt: row.attempts, code: codeOf(error) }, 'mail was not sent');
    if (isPermanent(error) || wait === undefined) return end(row, delivery, 'FAILED', why);
    return again(row, delivery, wait, why);
  }
  log.info({ mail: row.id, kind: row.kind, attempt: row.attempts }, 'mail sent');
  return end(row, delivery, 'SENT', null);
}

/** Why nobody would get anything of it; in Portuguese: an operator reads it. */
function whyUseless(row: Leased, { delivery }: MailSettings): string | undefined {
  if (delivery === 'OFF') return 'O envio de e-mails foi desligado neste servidor.';
  if (row.expires_at && row.expires_at.getTime() <= Date.now())
    return 'O que este e-mail oferece já terminou.';
  if (delivery === 'SMTP' && isReserved(row.to_address))
    return 'O endereço é de demonstração: ninguém o recebe.';
  return undefined;
}

/** Also its body goes, where a reader of it would get in: a copy of the database opens nobody's account. */
async function end(
  row: Leased,
  { database, settings }: Delivery,
  state: Extract<MailState, 'SENT' | 'FAILED' | 'SUPPRESSED'>,
  error: string | null,
): Promise<void> {
  const isKept = settings.delivery === 'MAILBOX' && state === 'SENT';
  await change(row, database, {
    state,
    error,
    lease_until: null,
    ended_at: new Date(),
    ...(row.has_secret && !isKept && { html: null, text: null }),
  });
}

const again = (row: Leased, { database }: Delivery, seconds: number, error: string): Promise<void> =>
  change(row, database, {
    state: 'QUEUED',
    error,
    lease_until: null,
    next_at: new Date(Date.now() + seconds * 1_000),
  });

/** Writes only while this process has the mail: `attempts` is another number for whoever took it since. */
async function change(
  { account_id, id, attempts }: Leased,
  database: Database,
  values: Partial<Pick<Leased, 'state' | 'error' | 'lease_until' | 'ended_at' | 'next_at' | 'html' | 'text'>>,
): Promise<void> {
  await database.asAccount({ accountId: account_id }, (tx) =>
    tx
      .updateTable('mail_outbox')
      .set(values)
      .where('account_id', '=', account_id)
      .where('id', '=', id)
      .where('state', '=', 'SENDING')
      .where('attempts', '=', attempts)
      .execute(),
  );
}

function codeOf(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return responseCode ?? code;
}
