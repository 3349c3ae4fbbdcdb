import type { Database } from '@girassol/api/src/platform/database';
import { worstDocx, worstPdf, worstXml } from '@girassol/api/test/worst-inputs';
import type { Answer } from '@girassol/shared-domain/contract';
import { askMeanwhile } from './lib/ask-meanwhile';
import type { Client } from './lib/client';
import { fillFinancings } from './lib/fill-financings';
import { flatPicture } from './lib/photo';
import { type Product, withProduct } from './lib/product';
import { type Figure, record } from './lib/results';
import { below } from './lib/site-work';
import { percentile } from './lib/statistics';

// The worst input of each kind of file on each way in, and what it does to everybody else: the delay of the server's event
// loop, and what other requests wait meanwhile.
//   pnpm bench uploads [part of a way's name]

const PORT = 18_811;
const [only = ''] = process.argv.slice(2);
const MB = 1024 * 1024;
/** Of others, one after the other, while files are read. */
const ASKED_EVERY_MS = 10;
const LOOP_MS = 50;
const OTHERS_MS = 500;
/** Each input is sent so many times at once: as many readers are busy, and others wait. */
const AT_ONCE = 3;

interface Way {
  what: string;
  /** Of the API. */
  path: string;
  fileName: string;
  fields?: Record<string, string>;
  inputs: [name: string, content: Buffer][];
}

type Financing = Answer<'POST /financings/filtered/:multiplier'>['financings'][number];

const paper = (
  { _id, customer }: Financing,
  fileSemantic: string,
  fileName: string,
  inputs: Way['inputs'],
): Way => ({
  what: `paper of a financing (${fileName})`,
  path: `/archives/customer/file-semantic/${customer._id}`,
  fileName,
  fields: { name: 'Papel', fileSemantic, folderSemantic: 'Financiamento', financing: _id },
  inputs,
});

async function waysOf({ accountId, userId }: Client, financing: Financing): Promise<Way[]> {
  const picture = await flatPicture(9_900, 10_000);
  const cells = `Nome;Telefone\n${`${'"'.repeat(3)};(`.repeat(MB)}`;
  return [
    {
      what: 'template of contracts',
      path: `/contracts/new/${userId}`,
      fileName: 'a.docx',
      fields: { name: 'x' },
      inputs: worstDocx(8 * MB),
    },
    {
      what: 'preview of a contract',
      path: `/contracts/preview/${userId}`,
      fileName: 'a.docx',
      inputs: worstDocx(8 * MB),
    },
    {
      what: 'template of proposals',
      path: `/templates/proposal/${userId}`,
      fileName: 'a.docx',
      fields: { name: 'x' },
      inputs: worstDocx(8 * MB),
    },
    paper(financing, 'CNH', 'a.pdf', worstPdf(12 * MB)),
    paper(financing, 'NFe dos Equipamentos', 'a.xml', worstXml(12 * MB)),
    {
      what: 'picture of a site',
      path: `/websites/user/${userId}/image`,
      fileName: 'a.jpg',
      inputs: [['99 million points', picture]],
    },
    {
      what: 'spreadsheet',
      path: `/imports/files/${accountId}`,
      fileName: 'a.csv',
      fields: { importType: 'customer' },
      inputs: [['quotes that never end', Buffer.from(cells)]],
    },
  ];
}

/** Sends a file and answers with which status it was met. */
async function send(url: string, { token }: Client, { path, fileName, fields = {} }: Way, content: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append('file', new Blob([new Uint8Array(content)]), fileName);
  const answer = await fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  return { status: answer.status, text: await answer.text() };
}

/** 99 of 100 delays of the event loop since this was asked last, in milliseconds. */
async function loopDelay(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^girassol_nodejs_eventloop_lag_p99_seconds(?:\{[^{}]*\})? (\S+)$/m.exec(text)?.[1]) * 1000;
}

async function figuresOf({ server, signIn }: Product): Promise<Figure[]> {
  const client = await signIn();
  const { financings } = await client.call('POST /financings/filtered/:multiplier', { multiplier: 1 }, {});
  const [financing] = financings;
  if (!financing) throw new Error('no financing to send papers for');
  const figures: Figure[] = [];
  for (const way of (await waysOf(client, financing)).filter(({ what }) => what.includes(only))) {
    let worst = { loop: 0, others: 0, input: '' };
    const statuses = new Set<number>();
    for (const [input, content] of way.inputs) {
      await loopDelay(server.url);
      const stop = askMeanwhile(
        `${server.url}/api/kanbans/single/columns/SALES`,
        { authorization: `Bearer ${client.token}` },
        ASKED_EVERY_MS,
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
        `${way.what}: ${input}: ${answers.map(({ status }) => status).join(' ')}, loop ${loop.toFixed(0)} ms, others p99 ${percentile(samples, 0.99).toFixed(0)} ms; ${answers[0]?.text.slice(0, 100)}`,
      );
    }
    figures.push(
      below(`${way.what}: event loop, p99 (${worst.input})`, worst.loop, LOOP_MS),
      below(`${way.what}: longest that another request waited`, worst.others, OTHERS_MS),
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
record('uploads', await withProduct({ port: PORT, store: 'PostgreSQL', fill }, figuresOf));
