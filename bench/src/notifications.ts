import { startTestSmtpServer } from '@girassol/api/test/smtp-server';
import type { Database } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { signIn } from './lib/api-client';
import { seedDemoAccount } from './lib/demo-account';
import { openEventStream } from './lib/open-event-stream';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { createServerWorkspace, openWorkspaceDatabase, startServer } from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';
import { answerTicket } from './lib/tickets';

// The bell among a million notifications of one account: from the event until the list is there, and the list itself. And
// mails of notifications while the server is ended with kill -9 again and again: is each there once, or twice with one id?
//   pnpm bench notifications [1000000 rows] [20 kills]

const PORT = 18_861;
const [rows = 1_000_000, kills = 20] = process.argv.slice(2).map(Number).filter(Boolean);
const BATCH = 50_000;
const PEOPLE = 50;
const ROUNDS = 40;
const MAILS_PER_KILL = 5;
const KILL_AFTER_MS = 1_500;
const TICKET = '7d0f5c1e-9b1a-4c57-8d55-6f2f2f0f9a11';
const ADMIN = { email: 'admin@girassol.test', password: 'Girassol2026' };

/** Id of the n-th mailed notification. Jobs refuse what is no UUID of a known version, as a hash is not. */
const mailId = sql`('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Writes the notifications of the owner, one in fifty, and of 49 other people of the account. */
async function fill(database: Database, accountId: string): Promise<void> {
  await database.asAccount({ accountId }, async (tx) => {
    await sql`
      insert into users (account_id, id, email, password_hash, type, name)
      select ${accountId}, md5('person' || n)::uuid, 'pessoa' || n || '@medida.test', 'x', 'VENDOR', 'Pessoa ' || n
      from generate_series(1, ${PEOPLE - 1}::int) n`.execute(tx);
    await sql`
      insert into support_tickets (account_id, id, requester_id, kind, title, status)
      select ${accountId}, ${TICKET}, id, 'USER', 'Medida', 'OPEN'
      from users where account_id = ${accountId} and type = 'MANAGER'`.execute(tx);
  });
  for (let first = 1; first <= rows; first += BATCH)
    await database.asAccount({ accountId }, (tx) =>
      sql`
        insert into notifications (account_id, id, user_id, kind, group_key, title, content, open_url, happened_at, read_at)
        select ${accountId}, gen_random_uuid(),
          case when n % ${PEOPLE} = 0
            then (select id from users where account_id = ${accountId} and type = 'MANAGER')
            else md5('person' || n % ${PEOPLE})::uuid end,
          'import-ended', 'medida:' || n, 'Importação terminada', 'Planilha ' || n, '/importacoes/resultado/' || n,
          now() - n * interval '1 second', case when n % 3 = 0 then null else now() end
        from generate_series(${first}::int, ${Math.min(rows, first + BATCH - 1)}::int) n`.execute(tx),
    );
}

function toFigure(what: string, samples: number[], targetMs: number): MeasuredFigure {
  const p95 = computePercentile(samples, 0.95);
  return {
    what: `${what} p95`,
    measured: `${formatMs(p95)} (p50 ${formatMs(computePercentile(samples, 0.5))})`,
    target: `< ${targetMs} ms`,
    met: p95 < targetMs,
  };
}

async function measure(work: (round: number) => Promise<unknown>): Promise<number[]> {
  const samples: number[] = [];
  for (let round = -5; round < ROUNDS; round += 1) {
    const started = performance.now();
    await work(round + 5);
    // The first rounds warm caches.
    if (round >= 0) samples.push(performance.now() - started);
  }
  return samples;
}

/** Measures the bell of the owner among all rows. */
const measureBell = (): Promise<MeasuredFigure[]> =>
  withRunningProduct({ port: PORT, store: 'PostgreSQL', fill, isVacuumed: true }, async (product) => {
    const { url } = product.server;
    const [owner, admin] = [await product.signIn(), await signIn(url, ADMIN.email, ADMIN.password)];
    const list = async (page: number, filter = 'ALL') => {
      const response = await fetch(`${url}/api/notifications/user/${owner.userId}/${page}?filter=${filter}`, {
        headers: { authorization: `Bearer ${owner.token}` },
      });
      const { notifications } = (await response.json()) as { notifications: unknown[] };
      if (notifications.length === 0) throw new Error(`page ${page} is empty`);
    };
    let hear = () => {};
    const stream = await openEventStream(url, owner.token, ({ kind }) => kind === 'notified' && hear());
    let seenSeq = 0;
    const heard = await measure(async () => {
      const told = new Promise<void>((resolve) => (hear = resolve));
      await Promise.all([told, answerTicket(url, admin.token, { ticketId: TICKET, seenSeq })]);
      await list(0);
      seenSeq += 1;
    });
    stream.close();
    const size = rows.toLocaleString('en');
    return [
      toFigure('an event, until the bell has its list', heard, 300),
      toFigure(`list of the bell at ${size} rows, first page`, await measure(() => list(0)), 20),
      toFigure(`list of the bell at ${size} rows, page 100`, await measure(() => list(100)), 20),
      toFigure(`unread ones at ${size} rows, first page`, await measure(() => list(0, 'UNREAD')), 20),
    ];
  });

/** Ends the server while it mails notifications, and counts what arrived. */
async function measureKills(): Promise<MeasuredFigure[]> {
  const smtp = await startTestSmtpServer();
  const place = await createServerWorkspace('PostgreSQL');
  const mails = kills * MAILS_PER_KILL;
  const variables = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'Girassol <avisos@girassol.com.br>',
    PUBLIC_URL: 'https://app.girassol.com.br',
  };
  try {
    const database = await openWorkspaceDatabase(place);
    const accountId = await seedDemoAccount(database);
    await database.asAccount({ accountId }, async (tx) => {
      await sql`
        insert into users (account_id, id, email, password_hash, type, name)
        values (${accountId}, md5('reader')::uuid, 'leitora@empresa.com.br', 'x', 'VENDOR', 'Leitora')`.execute(
        tx,
      );
      await sql`
        insert into notifications (account_id, id, user_id, kind, group_key, title, content, open_url)
        select ${accountId}, ${mailId}, md5('reader')::uuid, 'import-ended', 'medida:' || n, 'Aviso ' || n,
          'Planilha', '/importacoes/resultado/' || n
        from generate_series(1, ${mails}::int) n`.execute(tx);
      await sql`
        insert into jobs (id, account_id, kind, payload, priority, heavy, once, due_at, order_at, max_attempts)
        select gen_random_uuid(), ${accountId}, 'notifications.mail',
          jsonb_build_object('notificationId', ${mailId}), 'NORMAL', false, 'medida ' || n,
          now() + n * interval '200 milliseconds', now() + n * interval '200 milliseconds', 20
        from generate_series(1, ${mails}::int) n`.execute(tx);
    });
    await database.close();
    let server = await startServer(place, PORT, variables);
    for (let killed = 0; killed < kills; killed += 1) {
      await pause(KILL_AFTER_MS);
      await server.kill();
      server = await startServer(place, PORT, variables);
    }
    const subjects = () => new Set(smtp.received.map((mail) => mail.header('Subject')));
    // A lease of a killed process ends after five minutes.
    for (let waited = 0; subjects().size < mails && waited < 420; waited += 1) await pause(1_000);
    await server.stop();
    const idsBySubject = new Map<string, Set<string>>();
    for (const mail of smtp.received) {
      const subject = mail.header('Subject') ?? '';
      idsBySubject.set(
        subject,
        (idsBySubject.get(subject) ?? new Set()).add(mail.header('Message-ID') ?? ''),
      );
    }
    const missing = mails - idsBySubject.size;
    const withTwoIds = [...idsBySubject.values()].filter((ids) => ids.size > 1).length;
    const repeated = smtp.received.length - idsBySubject.size;
    return [
      {
        what: `${mails} mails of notifications over ${kills} kills`,
        measured: `${missing} missing, ${withTwoIds} under two ids, ${repeated} arrived twice`,
        target: 'none missing, one id each',
        met: missing === 0 && withTwoIds === 0,
      },
    ];
  } finally {
    await place.remove();
    await smtp.close();
  }
}

recordFigures('notifications', [...(await measureBell()), ...(await measureKills())]);
