import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Database, Row } from '../database';
import type { MailState } from '../database/mail-tables';
import type { MailOutcome } from './mail-metrics';
import type { MailSettings } from './settings';
import { isPermanentFailure, isReservedAddress, type MailTransport, toOutgoingMail } from './transport';

type Leased = Row<'mail_outbox'>;

/** Database, mail transport, settings and log with which due mail is delivered. */
export interface MailDeliveryContext {
  database: Database;
  transport: MailTransport;
  settings: MailSettings;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
  signal?: AbortSignal;
  /** Called with the outcome of each try. */
  count?: (outcome: MailOutcome) => void;
}

/** Seconds that a process has for the mails that it took; afterwards another process sends the unfinished ones. */
const LEASE_SECONDS = 300;
const AT_ONCE = 5;
/** Seconds until the next try. After the last one it is kept as failed: some fourteen hours in all. */
const WAITS = [30, 120, 600, 1800, 3600, 3 * 3600, 9 * 3600];
const MAX_ERROR_LENGTH = 300;

type EndState = Extract<MailState, 'SENT' | 'FAILED' | 'SUPPRESSED'>;
const ENDS: Record<EndState, MailOutcome> = { SENT: 'sent', FAILED: 'failed', SUPPRESSED: 'suppressed' };

/**
 * Delivers the due mail of every account until none is left; several processes may do so at once. Returns the
 * number of attempts. If a process dies after the mail server accepted a mail, the mail is sent again with
 * the same Message-ID: a mail may arrive twice, but is never lost.
 */
export async function deliverDueMail(delivery: MailDeliveryContext): Promise<number> {
  const { database, signal } = delivery;
  for (let tried = 0; ; ) {
    if (signal?.aborted) return tried;
    const leased = await database.lookUp(sql<Leased>`select * from lease_mail(${AT_ONCE}, ${LEASE_SECONDS})`);
    if (leased.length === 0) return tried;
    await Promise.all(leased.map((row) => deliver(row, delivery)));
    tried += leased.length;
  }
}

async function deliver(row: Leased, delivery: MailDeliveryContext): Promise<void> {
  const { transport, settings, log } = delivery;
  const useless = findSuppressionReason(row, settings);
  if (useless) return end(row, delivery, 'SUPPRESSED', useless);
  try {
    await transport.send(toOutgoingMail(row, settings));
  } catch (error) {
    const why = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
    const wait = WAITS[row.attempts - 1];
    log.warn({ mail: row.id, attempt: row.attempts, code: getErrorCode(error) }, 'mail was not sent');
    if (isPermanentFailure(error) || wait === undefined) return end(row, delivery, 'FAILED', why);
    return again(row, delivery, wait, why);
  }
  log.info({ mail: row.id, kind: row.kind, attempt: row.attempts }, 'mail sent');
  return end(row, delivery, 'SENT', null);
}

/**
 * Returns the reason, in Portuguese for operators, for which a mail would reach nobody; undefined if it can be sent.
 */
function findSuppressionReason(row: Leased, { delivery }: MailSettings): string | undefined {
  if (delivery === 'OFF') return 'O envio de e-mails foi desligado neste servidor.';
  if (row.expires_at && row.expires_at.getTime() <= Date.now())
    return 'O que este e-mail oferece já terminou.';
  if (delivery === 'SMTP' && isReservedAddress(row.to_address))
    return 'O endereço é de demonstração: ninguém o recebe.';
  return undefined;
}

/** Also its body goes, where a reader of it would get in: a copy of the database opens nobody's account. */
async function end(
  row: Leased,
  { database, settings, count }: MailDeliveryContext,
  state: EndState,
  error: string | null,
): Promise<void> {
  count?.(ENDS[state]);
  const isKept = settings.delivery === 'MAILBOX' && state === 'SENT';
  await change(row, database, {
    state,
    error,
    lease_until: null,
    ended_at: new Date(),
    ...(row.has_secret && !isKept && { html: null, text: null }),
  });
}

async function again(
  row: Leased,
  { database, count }: MailDeliveryContext,
  seconds: number,
  error: string,
): Promise<void> {
  count?.('later');
  await change(row, database, {
    state: 'QUEUED',
    error,
    lease_until: null,
    next_at: new Date(Date.now() + seconds * 1_000),
  });
}

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

function getErrorCode(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return undefined;
  const { responseCode, code } = error as { responseCode?: unknown; code?: unknown };
  return responseCode ?? code;
}
