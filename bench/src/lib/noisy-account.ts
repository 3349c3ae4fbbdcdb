import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { addDays, toIsoDate } from '@girassol/shared-domain';
import { DEFAULT_PROPOSAL_THEME } from '@girassol/shared-domain/contract';
import { suggestMapping } from '@girassol/shared-domain/imports';
import type { AddedSession } from './add-sessions';
import { type ApiClient, createApiClient } from './api-client';
import { openEventStream } from './open-event-stream';

// A program of its own: what it computes must not be taken for waiting by those who are measured. It opens event streams,
// imports, exports and prints, all at once; sends one NoiseReport, and holds the streams until it is killed.

/** Work of the noisy account, the argument of the program as JSON. */
export interface NoiseOptions {
  url: string;
  /** Session that imports, exports and changes proposals. */
  owner: AddedSession;
  /** Spreadsheet of customers that is imported. */
  spreadsheet: string;
  pdfs: number;
  /** Sessions of the account's people: a stream is opened with each of them in turn. */
  streamSessions: AddedSession[];
  streams: number;
}

/** Results of the noisy account, sent once to the parent process when import, export and PDFs are done. */
export interface NoiseReport {
  importMs: number;
  exportMs: number;
  pdfs: { printed: number; toldToWait: number; ms: number };
  streams: { open: number; refused: number };
}

const MAX_MS = 20 * 60_000;

async function until(isDone: () => Promise<boolean>): Promise<void> {
  for (const from = Date.now(); !(await isDone()); ) {
    if (Date.now() - from > MAX_MS) throw new Error('it takes longer than twenty minutes');
    await pause(250);
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

async function importCustomers({ url, spreadsheet }: NoiseOptions, client: ApiClient): Promise<void> {
  const { userId, token, call } = client;
  const form = new FormData();
  form.append('importType', 'customer');
  form.append('file', new Blob([readFileSync(spreadsheet)]), basename(spreadsheet));
  const answer = await fetch(`${url}/api/imports/files/${userId}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  if (!answer.ok) throw new Error(await answer.text());
  const { import: draft, columns } = await answer.json();
  const params = { userId, importId: draft._id };
  const mapping = Object.fromEntries(
    Object.entries(suggestMapping('customer', columns)).map(([header, { property }]) => [header, property]),
  );
  const reached = (state: string) =>
    until(async () => {
      const { import: now } = await call('GET /imports/single/:userId/:importId', params, undefined);
      if (now.state === 'FAILED') throw new Error(now.problem ?? 'the import failed');
      return now.state === state;
    });
  await call('POST /imports/check/:userId/:importId', params, { mapping, options: {} });
  await reached('CHECKED');
  await call('POST /imports/start/:userId/:importId', params, undefined);
  await reached('DONE');
}

/** Exports the customers of the whole account. */
async function exportCustomers({ accountId, userId, call }: ApiClient): Promise<void> {
  const wish = { kind: 'customers', filters: { fetchId: accountId }, format: 'xlsx' } as const;
  const { exportId } = await call('POST /exports/new/:userId', { userId }, wish);
  await until(async () => {
    const { export: now } = await call(
      'GET /exports/single/:userId/:exportId',
      { userId, exportId },
      undefined,
    );
    if (now.problem) throw new Error(now.problem);
    return now.state === 'DONE';
  });
}

/** Changes a proposal, so that its PDF is printed anew. Returns the address of its page; null if it is closed. */
async function changeProposal({ call }: ApiClient, pid: string, text: string): Promise<string | null> {
  const { proposal } = await call('GET /proposals/single/:pid', { pid }, undefined);
  const changed = await call(
    'POST /proposals/step-5/:pid',
    { pid },
    {
      ...(proposal.proposalCustomizationData ?? { theme: DEFAULT_PROPOSAL_THEME }),
      validityDate: addDays(toIsoDate(Date.now()), 30),
      message: text,
      version: proposal.version,
    },
  ).catch((error) => {
    if (String(error).includes(': 409 ')) return null;
    throw error;
  });
  return changed?.proposal.frontId ?? null;
}

/** Lists proposals that can be read by customers and changed: a sale won with one closes it. */
async function listOpenProposals(client: ApiClient): Promise<string[]> {
  const { userId, call } = client;
  const { proposals } = await call(
    'POST /proposals/filtered/:userId/:multiplier',
    { userId, multiplier: 1 },
    { filter1Active: true, filter1Value: 'FINISHED' },
  );
  const open: string[] = [];
  for (const { _id } of proposals)
    if ((await changeProposal(client, _id, 'Versão para imprimir.')) !== null) open.push(_id);
  return open;
}

/** Asks for a PDF until it is there. Returns how often the answer was to try again later. */
async function printProposal(url: string, frontId: string): Promise<number> {
  for (let toldToWait = 0; ; toldToWait += 1) {
    const answer = await fetch(`${url}/proposta/final/pdf/${frontId}`);
    await answer.arrayBuffer();
    if (answer.ok) return toldToWait;
    const seconds = answer.headers.get('retry-after');
    if (answer.status !== 503 || seconds === null) throw new Error(`PDF: ${answer.status}`);
    await pause(Number(seconds) * 1_000);
  }
}

/** Prints `pdfs` documents, as many at once as there are proposals: two versions of one are printed one after the other. */
async function printPdfs({ url, pdfs }: NoiseOptions, client: ApiClient): Promise<NoiseReport['pdfs']> {
  const proposals = await listOpenProposals(client);
  const started = performance.now();
  let next = 0;
  let printed = 0;
  let toldToWait = 0;
  const print = async (pid: string) => {
    while (next < pdfs) {
      next += 1;
      const frontId = await changeProposal(client, pid, `Versão ${next}.`);
      if (frontId === null) throw new Error(`the proposal ${pid} was closed meanwhile`);
      toldToWait += await printProposal(url, frontId);
      printed += 1;
    }
  };
  await Promise.all(proposals.map(print));
  return { printed, toldToWait, ms: performance.now() - started };
}

async function openStreams({ url, streams, streamSessions }: NoiseOptions): Promise<NoiseReport['streams']> {
  const opened = await Promise.allSettled(
    Array.from({ length: streams }, (_, index) =>
      openEventStream(url, streamSessions[index % streamSessions.length]?.token ?? '', () => {}),
    ),
  );
  const open = opened.filter(({ status }) => status === 'fulfilled').length;
  return { open, refused: streams - open };
}

const options: NoiseOptions = JSON.parse(process.argv[2] ?? '');
const client = createApiClient(options.url, options.owner);
const streams = await openStreams(options);
const [importMs, exportMs, pdfs] = await Promise.all([
  timed(() => importCustomers(options, client)),
  timed(() => exportCustomers(client)),
  printPdfs(options, client),
]);
process.send?.({ importMs, exportMs, pdfs, streams } satisfies NoiseReport);
