import { randomUUID } from 'node:crypto';
import { listWorstCaseDocx, listWorstCasePdfs, listWorstCaseXml } from '@girassol/api/test/worst-inputs';
import type { Database } from '@girassol/api-platform/database';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import { buildWordDocumentFromLines } from '@girassol/shared-domain/templates';
import type { ApiClient } from './lib/api-client';
import { fillFinancings } from './lib/fill-financings';
import { createSingleColourPhoto } from './lib/photo';
import { pollAddress } from './lib/poll-address';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import { createFigureWithMaximum } from './lib/site-work';
import { computePercentile } from './lib/statistics';

// The worst input of each kind of file on each way in, and what it does to everybody else: the delay of the server's event
// loop, and what other requests wait meanwhile.
//   pnpm bench uploads [part of a way's name]

const PORT = 18_811;
const [only = ''] = process.argv.slice(2);
const MB = 1024 * 1024;
/** Interval between the requests of other users while files are read, one after the other, in milliseconds. */
const POLL_INTERVAL_MS = 10;
const LOOP_MS = 50;
const OTHERS_MS = 500;
/** Each input is sent so many times at once: as many readers are busy, and others wait. */
const AT_ONCE = 3;

interface UploadCase {
  what: string;
  method?: 'POST' | 'PUT';
  /** From the root of the server. */
  path: string;
  fileName: string;
  fields?: Record<string, string>;
  /** The field of the file; `file` when left out. */
  fileField?: string;
  /** The body of a call that brings its file in base64, in place of a form. */
  json?: (base64: string) => object;
  /** A page that people without a session send files to. */
  isOpen?: boolean;
  inputs: [name: string, content: Buffer][];
}

type Financing = ResponseBody<'POST /financings/filtered/:multiplier'>['financings'][number];

const createFinancingDocumentCase = (
  { _id, customer }: Financing,
  fileSemantic: string,
  fileName: string,
  inputs: UploadCase['inputs'],
): UploadCase => ({
  what: `paper of a financing (${fileName})`,
  path: `/api/archives/customer/file-semantic/${customer._id}`,
  fileName,
  fields: { name: 'Papel', fileSemantic, folderSemantic: 'Financiamento', financing: _id },
  inputs,
});

/** Creates a link by which a phone sends files to the first folder of a customer, and returns its path. */
async function createPhoneLink(client: ApiClient, cid: string): Promise<string> {
  const { userId } = client;
  const { archive } = await client.call('GET /archives/customer/:userId/:cid', { userId, cid }, undefined);
  const folderId = archive.folders[0]?._id ?? '';
  const { link } = await client.call(
    'POST /archives/customer/upload-link/:cid/:folderId',
    { cid, folderId },
    undefined,
  );
  return link.path;
}

/** Adds a contract template and returns its id. */
async function addContractTemplate(url: string, client: ApiClient): Promise<string> {
  const way: UploadCase = {
    what: 'template',
    path: `/api/contracts/new/${client.userId}`,
    fileName: 'a.docx',
    fields: { name: 'Medida' },
    inputs: [],
  };
  const { text } = await send(
    url,
    client,
    way,
    Buffer.from(buildWordDocumentFromLines('Contrato de [[cliente_nome]]')),
  );
  const { contract }: ResponseBody<'POST /contracts/new/:userId'> = JSON.parse(text);
  return contract._id;
}

/** Finds any item of the account and returns its id. */
async function findAnyItem({ userId, call }: ApiClient): Promise<string> {
  const { items } = await call('POST /kanbans/single/:id', { id: userId }, { type: 'SALES' });
  const [item] = items;
  if (!item) throw new Error('no item to make a contract for');
  return item._id;
}

async function listUploadCases(url: string, client: ApiClient, financing: Financing): Promise<UploadCase[]> {
  const { accountId, userId } = client;
  const saleId = await findAnyItem(client);
  const picture = await createSingleColourPhoto(9_900, 10_000);
  const cells = `Nome;Telefone\n${`${'"'.repeat(3)};(`.repeat(MB)}`;
  return [
    {
      what: 'template of contracts',
      path: `/api/contracts/new/${userId}`,
      fileName: 'a.docx',
      fields: { name: 'x' },
      inputs: listWorstCaseDocx(8 * MB),
    },
    {
      what: 'preview of a contract',
      path: `/api/contracts/preview/${userId}`,
      fileName: 'a.docx',
      inputs: listWorstCaseDocx(8 * MB),
    },
    {
      what: 'template of proposals',
      path: `/api/templates/proposal/${userId}`,
      fileName: 'a.docx',
      fields: { name: 'x' },
      inputs: listWorstCaseDocx(8 * MB),
    },
    createFinancingDocumentCase(financing, 'CNH', 'a.pdf', listWorstCasePdfs(12 * MB)),
    createFinancingDocumentCase(financing, 'NFe dos Equipamentos', 'a.xml', listWorstCaseXml(12 * MB)),
    {
      what: 'picture of a site',
      path: `/api/websites/user/${userId}/image`,
      fileName: 'a.jpg',
      inputs: [['99 million points', picture]],
    },
    {
      what: 'picture of proposals',
      path: `/api/templates/proposal-image/${userId}`,
      fileName: 'a.jpg',
      fields: { kind: 'ROOF' },
      inputs: [['99 million points', picture]],
    },
    {
      what: 'preview of the contract of an item',
      path: `/api/sales/contracts/preview/${userId}/${saleId}`,
      fileName: 'a.docx',
      inputs: listWorstCaseDocx(8 * MB),
    },
    {
      what: 'contract of an item',
      method: 'PUT',
      path: `/api/sales/contracts/${userId}/${saleId}/${await addContractTemplate(url, client)}`,
      fileName: 'a.docx',
      fields: { name: 'x', content: '{}' },
      inputs: listWorstCaseDocx(8 * MB),
    },
    {
      what: 'link of a phone',
      path: await createPhoneLink(client, financing.customer._id),
      fileName: 'a.pdf',
      isOpen: true,
      inputs: listWorstCasePdfs(12 * MB),
    },
    {
      what: 'verification of a document',
      path: '/verificar',
      fileName: 'a.pdf',
      fileField: 'arquivo',
      isOpen: true,
      inputs: listWorstCasePdfs(12 * MB),
    },
    {
      what: 'document to be signed (in base64)',
      method: 'PUT',
      path: `/api/signatures/single/${saleId}/${randomUUID()}`,
      fileName: 'a.pdf',
      json: (base64File) => ({ base64File, validityDate: '2099-12-31' }),
      inputs: listWorstCasePdfs(10 * MB).slice(0, 2),
    },
    {
      what: 'spreadsheet (in base64)',
      path: `/api/customers/upload/${userId}`,
      fileName: 'a.csv',
      json: (fileContent) => ({ fileContent, mapping: { Nome: 'Nome' } }),
      inputs: [['quotes that never end', Buffer.from(cells.slice(0, 6 * MB))]],
    },
    {
      what: 'spreadsheet',
      path: `/api/imports/files/${accountId}`,
      fileName: 'a.csv',
      fields: { importType: 'customer' },
      inputs: [['quotes that never end', Buffer.from(cells)]],
    },
  ];
}

/** Sends a file and answers with which status it was met. */
async function send(
  url: string,
  { token }: ApiClient,
  { method = 'POST', path, fileName, fields = {}, fileField = 'file', json, isOpen }: UploadCase,
  content: Buffer,
) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append(fileField, new Blob([new Uint8Array(content)]), fileName);
  const headers = {
    ...(!isOpen && { authorization: `Bearer ${token}` }),
    ...(json && { 'content-type': 'application/json' }),
  };
  const body = json ? JSON.stringify(json(content.toString('base64'))) : form;
  const answer = await fetch(`${url}${path}`, { method, headers, body });
  return { status: answer.status, text: await answer.text() };
}

/** 99 of 100 delays of the event loop since this was asked last, in milliseconds. */
async function loopDelay(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^girassol_nodejs_eventloop_lag_p99_seconds(?:\{[^{}]*\})? (\S+)$/m.exec(text)?.[1]) * 1000;
}

async function measureUploads({ server, signIn }: RunningProduct): Promise<MeasuredFigure[]> {
  const client = await signIn();
  const { financings } = await client.call('POST /financings/filtered/:multiplier', { multiplier: 1 }, {});
  const [financing] = financings;
  if (!financing) throw new Error('no financing to send papers for');
  const figures: MeasuredFigure[] = [];
  for (const way of (await listUploadCases(server.url, client, financing)).filter(({ what }) =>
    what.includes(only),
  )) {
    let worst = { loop: 0, others: 0, input: '' };
    const statuses = new Set<number>();
    for (const [input, content] of way.inputs) {
      await loopDelay(server.url);
      const stop = pollAddress(
        `${server.url}/api/kanbans/single/columns/SALES`,
        { authorization: `Bearer ${client.token}` },
        POLL_INTERVAL_MS,
      );
      const answers = await Promise.all(
        Array.from({ length: AT_ONCE }, () => send(server.url, client, way, content)),
      );
      const samples = await stop();
      const loop = await loopDelay(server.url);
      for (const { status } of answers) statuses.add(status);
      if (loop > worst.loop) worst = { loop, others: Math.max(worst.others, ...samples), input };
      else worst.others = Math.max(worst.others, ...samples);
      console.log(
        `${way.what}: ${input}: ${answers.map(({ status }) => status).join(' ')}, loop ${loop.toFixed(0)} ms, others p99 ${computePercentile(samples, 0.99).toFixed(0)} ms; ${way.isOpen ? '' : answers[0]?.text.slice(0, 100)}`,
      );
    }
    figures.push(
      createFigureWithMaximum(`${way.what}: event loop, p99 (${worst.input})`, worst.loop, LOOP_MS),
      createFigureWithMaximum(`${way.what}: longest that another request waited`, worst.others, OTHERS_MS),
      {
        what: `${way.what}: answered`,
        measured: [...statuses].sort().join(', '),
        target: 'never 5xx',
        met: ![...statuses].some((status) => status >= 500 && status !== 503),
      },
    );
  }
  return figures;
}

const fill = (database: Database, accountId: string) => fillFinancings(database, accountId, 5);
recordFigures('uploads', await withRunningProduct({ port: PORT, store: 'PostgreSQL', fill }, measureUploads));
