import type { Database } from '@girassol/api-platform/database';
import { sql } from 'kysely';
import { type ApiClient, signIn } from './lib/api-client';
import { fillAccounts } from './lib/fill-accounts';
import { openEventStream } from './lib/open-event-stream';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import { withRunningProduct } from './lib/running-product';
import { computePercentile, formatMs } from './lib/statistics';
import { answerTicket, readTicket } from './lib/tickets';

// The queue of attendants among many open tickets, searches of messages of one account, and the list of all accounts, through
// the API with its walls up. Each ticket has ten messages; every message has one word that all have and one that one in a hundred has.
//   pnpm bench support [100000]

const PORT = 18_858;
const [size = 100_000] = process.argv.slice(2).map(Number).filter(Boolean);
const MESSAGES_PER_TICKET = 10;
const WORDS = 100;
const BATCH = 5_000;
const ROUNDS = 40;
const ACCOUNTS = 10_000;
const ADMIN = 'admin@girassol.test';
const PASSWORD = 'Girassol2026';

/** A word of letters only, for each number below 100, so that stemming leaves words apart. */
const rareWordSql = sql`'zq' || chr(97 + (n % ${WORDS} / 10)::int) || chr(97 + (n % 10)::int) || 'x'`;
const buildRareWord = (n: number) => `zq${String.fromCharCode(97 + Math.floor(n / 10), 97 + (n % 10))}x`;

/** Ticket in which answers are measured: an owner with so many open tickets opens no more. */
const SEEN_TICKET = '7d0f5c1e-9b1a-4c57-8d55-6f2f2f0f9a10';

async function fill(database: Database, accountId: string): Promise<void> {
  for (let first = 1; first <= size; first += BATCH) {
    const last = Math.min(size, first + BATCH - 1);
    await database.asAccount({ accountId }, async (tx) => {
      await sql`
        insert into support_tickets
          (account_id, id, requester_id, kind, title, status, last_seq, answer_due, updated_at, created_at)
        select ${accountId}, md5('ticket' || n)::uuid, (select id from users where account_id = ${accountId} and type = 'MANAGER'),
          'USER', 'Chamado ' || n, 'OPEN', ${MESSAGES_PER_TICKET}, now() + (n * 7919 % 100000) * interval '1 minute',
          now() - n * interval '1 minute', now() - n * interval '2 minutes'
        from generate_series(${first}::int, ${last}::int) n`.execute(tx);
      await sql`
        insert into support_messages (account_id, ticket_id, seq, client_key, role, author_name, content)
        select ${accountId}, md5('ticket' || t)::uuid, s, gen_random_uuid(),
          case when s % 2 = 1 then 'user' else 'assistant' end, 'Marina', 'O inversor parou ' || ${rareWordSql}
        from generate_series(${first}::int, ${last}::int) t, generate_series(1, ${MESSAGES_PER_TICKET}) s,
          lateral (select t * ${MESSAGES_PER_TICKET} + s as n) numbered`.execute(tx);
    });
  }
  await database.asAccount({ accountId }, (tx) =>
    sql`
      insert into support_tickets (account_id, id, requester_id, kind, title, status)
      select ${accountId}, ${SEEN_TICKET}, id, 'USER', 'Medida', 'OPEN'
      from users where account_id = ${accountId} and type = 'MANAGER'`.execute(tx),
  );
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

function toFigure(what: string, samples: number[], targetMs: number): MeasuredFigure {
  const p95 = computePercentile(samples, 0.95);
  return {
    what: `${what} p95`,
    measured: `${formatMs(p95)} (p50 ${formatMs(computePercentile(samples, 0.5))})`,
    target: `< ${targetMs} ms`,
    met: p95 < targetMs,
  };
}

/** Measures how long after an attendant's press the customer's page has the answer, in milliseconds. */
async function measureSeen(url: string, owner: ApiClient, admin: ApiClient): Promise<number[]> {
  const ticketId = SEEN_TICKET;
  let hear = () => {};
  const stream = await openEventStream(url, owner.token, (event) => {
    if (event.kind === 'ticket-changed' && event.ticket === ticketId) hear();
  });
  let last = 0;
  const samples = await measure(async () => {
    const heard = new Promise<void>((resolve) => (hear = resolve));
    await Promise.all([heard, answerTicket(url, admin.token, { ticketId, seenSeq: last })]);
    const messages = await readTicket(url, owner.token, ticketId, last);
    if (messages.length !== 1) throw new Error(`${messages.length} messages instead of one`);
    last += 1;
  });
  stream.close();
  return samples;
}

/** Measures the list of all accounts: by name, by what is counted for its order, searched, and narrowed. */
async function measureAccounts(list: (query: string) => Promise<void>): Promise<MeasuredFigure[]> {
  const ways = {
    'by name': '',
    'by open tickets': '?order=TICKETS',
    'by last sign-in': '?order=SIGN_IN',
    'a word that a quarter have': '?search=energia',
    'the login of one': '?search=dono4321@conta.test',
    'of a plan and a state': '?plan=CRM&state=IRREGULAR',
  };
  const figures: MeasuredFigure[] = [];
  for (const [way, query] of Object.entries(ways))
    figures.push(
      toFigure(
        `list of ${ACCOUNTS.toLocaleString('en')} accounts, ${way}, first page`,
        await measure(() => list(query)),
        50,
      ),
    );
  return figures;
}

const figures = await withRunningProduct(
  {
    port: PORT,
    store: 'PostgreSQL',
    async fill(database, accountId, { databaseUrl }) {
      await fill(database, accountId);
      if (!databaseUrl) throw new Error('the bench of support needs a PostgreSQL server');
      await fillAccounts(databaseUrl, ACCOUNTS);
    },
    isVacuumed: true,
  },
  async (product) => {
    const { url } = product.server;
    const [owner, admin] = [await product.signIn(), await signIn(url, ADMIN, PASSWORD)];
    const request = async (token: string, path: string, body?: object) => {
      const response = await fetch(`${url}/api${path}`, {
        method: body ? 'POST' : 'GET',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const answer: { items?: unknown[]; accounts?: unknown[] } = await response.json();
      if (!(answer.items ?? answer.accounts)?.length) throw new Error(`${path} found nothing`);
    };
    const search = (searchValue: string) =>
      request(owner.token, '/tickets/filtered/user/1', { searchValue, scope: 'ACCOUNT_TICKETS' });
    const tickets = size.toLocaleString('en');
    const messages = (size * MESSAGES_PER_TICKET).toLocaleString('en');
    const found = ((size * MESSAGES_PER_TICKET) / WORDS).toLocaleString('en');
    return [
      toFigure('an answer, until the other side has it', await measureSeen(url, owner, admin), 300),
      toFigure(
        `queue of ${tickets} open tickets, first page`,
        await measure(() => request(admin.token, '/operation/tickets/queue/1')),
        40,
      ),
      toFigure(
        `list of an account's ${tickets} tickets, first page`,
        await measure(() => request(owner.token, '/tickets/paginated/user/1')),
        40,
      ),
      toFigure(
        `search of ${messages} messages for a word in ${found} of them`,
        await measure((round) => search(buildRareWord(round))),
        60,
      ),
      toFigure(
        `search of ${messages} messages for a word that all have`,
        await measure(() => search('inversores')),
        300,
      ),
      ...(await measureAccounts((query) => request(admin.token, `/operation/accounts/overview/1${query}`))),
      buildLoadFigure(),
    ];
  },
);
recordFigures('support', figures);
