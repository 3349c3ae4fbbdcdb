import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_PASSWORD } from '@girassol/api/src/demo';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { type ApiClient, signIn } from './api-client';
import { createBrowserContext } from './browser';
import { ownerLogin } from './demo-account';
import { type RunningServer, type ServerWorkspace, startServer } from './server';

const ITEMS = 20;
/** Of each of two people: together fifty writes. */
const NOTES = 15;
const MOVES = 10;
const logins = [ownerLogin, { email: 'vendedor@girassol.test', password: DEMO_PASSWORD }];
/** Latest moment of a kill, counted from the return of the signal. */
const MAX_KILL_DELAY_MS = 600;
const PAGE = '/esperando-sinal';

/** Number of writes of all runs, by outcome. */
export interface OfflineWriteCounts {
  written: number;
  done: number;
  asked: number;
  lost: number;
  twice: number;
}

interface Person {
  client: ApiClient;
  context: BrowserContext;
  page: Page;
}

/** Write as a browser stores it, as far as two writes differ. */
interface Write {
  key: string;
  call: string;
  params: Record<string, string>;
  body: unknown;
  record: string;
  detail: string;
  baseVersion: string | null;
}

interface Sale {
  id: string;
  customerId: string;
}

/**
 * Lets two people write fifty times on twenty items without a signal, `runs` times, and kills the tabs, the server, or both
 * while what waits is sent. Counts what is done, asked about, lost, and done twice afterwards.
 */
export async function measureOfflineWrites(
  browser: Browser,
  {
    server,
    place,
    port,
    runs,
  }: { server: RunningServer; place: ServerWorkspace; port: number; runs: number },
): Promise<OfflineWriteCounts> {
  let running = server;
  const { url } = server;
  const people: Person[] = [];
  for (const login of logins) people.push(await openPerson(browser, url, login));
  const counts: OfflineWriteCounts = { written: 0, done: 0, asked: 0, lost: 0, twice: 0 };
  for (let run = 0; run < runs; run += 1) {
    const made = await createSales(people, `corrida ${run}`);
    const writes = people.map(({ client }, index) => buildWrites(made, client, index, `corrida ${run}`));
    for (const [index, { page, context }] of people.entries()) {
      await context.setOffline(true);
      await putWrites(page, people[index]?.client, writes[index] ?? []);
    }
    for (const { context } of people) await context.setOffline(false);
    await wait(Math.random() * MAX_KILL_DELAY_MS);
    if (run % 3 !== 0) {
      await running.kill();
      running = await startServer(place, port);
    }
    if (run % 3 !== 1) for (const person of people) await reopen(person, url);
    const asked = new Set<string>();
    for (const { page } of people) for (const key of await settle(page)) asked.add(key);
    await addCounts(counts, {
      writes: writes.flat(),
      asked,
      sales: made.sales,
      url,
      client: people[0]?.client,
    });
  }
  for (const { context } of people) await context.close();
  await running.kill();
  return counts;
}

async function openPerson(browser: Browser, url: string, login: typeof ownerLogin): Promise<Person> {
  const context = await createBrowserContext(browser, url, login, { hasServiceWorker: true });
  // The outbox of this browser is opened with the page.
  await context.addInitScript(() => localStorage.setItem('girassol.outbox', '1'));
  const page = await context.newPage();
  await page.goto(url + PAGE);
  await page.getByText('Tudo foi enviado').waitFor();
  return { client: await signIn(url, login.email, login.password), context, page };
}

/** Ends the tab as it is and opens another one. */
async function reopen(person: Person, url: string): Promise<void> {
  await person.page.close();
  person.page = await person.context.newPage();
  await person.page.goto(url + PAGE);
}

/** Registers twenty sales of the second person in the first column. */
async function createSales([owner, vendor]: Person[], name: string) {
  if (!owner || !vendor) throw new Error('two people write');
  const { call, userId } = owner.client;
  const { kanban } = await call('GET /kanbans/single/columns/:type', { type: 'SALES' }, undefined);
  const columns = kanban.columns.toSorted((one, other) => one.order - other.order).map(({ _id }) => _id);
  const { customer } = await call('POST /customers/new/:userId', { userId }, { name });
  const sales: Sale[] = [];
  for (let index = 0; index < ITEMS; index += 1) {
    const { sale } = await call(
      'POST /sales/new/:userId/:customerId',
      { userId, customerId: customer._id },
      {
        ...{ type: 'SALES', name: `${name}, ${index}`, amount: 1, power: 1, columnOrder: 0 },
        vendor: vendor.client.userId,
      },
    );
    sales.push({ id: sale._id, customerId: customer._id });
  }
  return { sales, columns, kanbanId: kanban._id };
}

type Made = Awaited<ReturnType<typeof createSales>>;

/** Builds the notes and moves of a person; both people move the same items, each to a column of their own. */
function buildWrites(
  { sales, columns, kanbanId }: Made,
  { userId }: ApiClient,
  person: number,
  name: string,
): Write[] {
  const at = (index: number) => sales[index % ITEMS]?.id ?? '';
  const notes = Array.from({ length: NOTES }, (_, index): Write => {
    const detail = `${name}: nota ${index} de ${person}`;
    const body = { noteText: detail, noteType: 'Observação' };
    const record = at(index + person * 10);
    return {
      ...{ key: `offline.${userId}.${detail}`.replaceAll(' ', '-'), record, detail, body },
      ...{ call: 'POST /notes/new/:id', params: { id: record }, baseVersion: null },
    };
  });
  const moves = Array.from({ length: MOVES }, (_, index): Write => {
    const record = at(index);
    const detail = `${name}: mudança ${index} de ${person}`;
    return {
      ...{ key: `${userId}.${detail}`.replaceAll(' ', '-').replaceAll('ç', 'c'), record, detail },
      call: 'PUT /kanbans/single/item/order/:kid/:itemId',
      params: { kid: kanbanId, itemId: record },
      body: { order: 0, column: columns[person + 1], fetchId: userId },
      baseVersion: columns[0] ?? '',
    };
  });
  return notes.flatMap((note, index) => [note, ...moves.slice(index, index + 1)]);
}

/** Puts writes into the outbox of a browser, as the product stores them. */
async function putWrites(page: Page, client: ApiClient | undefined, writes: Write[]): Promise<void> {
  const owner = `${client?.accountId} ${client?.userId}`;
  await page.evaluate(
    ({ all, person }) =>
      new Promise<void>((resolve, reject) => {
        const opened = indexedDB.open('girassol-outbox');
        opened.onerror = () => reject(opened.error);
        opened.onsuccess = () => {
          const transaction = opened.result.transaction('writes', 'readwrite');
          for (const [index, write] of all.entries())
            transaction.objectStore('writes').put({
              ...write,
              ...{ owner: person, title: 'Medida', path: '/', madeAt: Date.now() + index },
              ...{ problem: null, current: null },
            });
          transaction.oncomplete = () => resolve(opened.result.close());
        };
      }),
    { all: writes, person: owner },
  );
}

/**
 * Waits until nothing waits any more but for a decision, its own or that of an earlier write about the same item; empties the
 * outbox, and returns the keys of what was left.
 */
async function settle(page: Page): Promise<string[]> {
  for (;;) {
    const left = await page.evaluate(
      () =>
        new Promise<{ keys: string[]; isSettled: boolean }>((resolve, reject) => {
          const opened = indexedDB.open('girassol-outbox');
          opened.onerror = () => reject(opened.error);
          opened.onsuccess = () => {
            const transaction = opened.result.transaction('writes', 'readwrite');
            const all = transaction.objectStore('writes').getAll();
            let isSettled = false;
            all.onsuccess = () => {
              const asked = all.result.filter(({ problem }) => problem !== null);
              const records = new Set(asked.map(({ record }) => record));
              isSettled = all.result.every(({ record }) => records.has(record));
              if (isSettled) transaction.objectStore('writes').clear();
            };
            transaction.oncomplete = () => {
              opened.result.close();
              resolve({ keys: all.result.map(({ key }) => key), isSettled });
            };
          };
        }),
    );
    if (left.isSettled) return left.keys;
    await page
      .getByRole('button', { name: 'Enviar agora' })
      .click({ timeout: 1_000 })
      .catch(() => undefined);
    await wait(250);
  }
}

interface Outcome {
  writes: Write[];
  /** Keys of the writes about which a person is asked. */
  asked: ReadonlySet<string>;
  sales: Sale[];
  url: string;
  client: ApiClient | undefined;
}

async function addCounts(counts: OfflineWriteCounts, outcome: Outcome): Promise<void> {
  const { writes, asked, sales, url, client } = outcome;
  const read = async (path: string) => {
    const answer = await fetch(`${url}/api${path}`, {
      headers: { authorization: `Bearer ${client?.token}` },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
    return answer.json();
  };
  counts.written += writes.length;
  counts.asked += asked.size;
  for (const { id, customerId } of sales) {
    const { notes } = await read(`/notes/sale/${id}/1`);
    const { history } = await read(`/histories/customer/${customerId}/1?saleId=${id}`);
    const moves = history.filter(({ title }: { title: string }) => title === 'Mudança de etapa').length;
    const sent = writes.filter(({ record, key }) => record === id && !asked.has(key));
    for (const { call, detail } of sent) {
      if (!call.startsWith('POST')) continue;
      const found = notes.filter(({ content }: { content: string }) => content === detail).length;
      count(counts, 1, found);
    }
    count(counts, sent.filter(({ call }) => !call.startsWith('POST')).length, moves);
  }
}

function count(counts: OfflineWriteCounts, expected: number, found: number): void {
  counts.done += Math.min(expected, found);
  counts.lost += Math.max(0, expected - found);
  counts.twice += Math.max(0, found - expected);
}
