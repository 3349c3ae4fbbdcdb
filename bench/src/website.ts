import { DEMO_SITE_SLUG } from '@girassol/api/src/demo/website';
import { openBrowser } from './lib/browser';
import { type ColdPageMeasurements, measureColdPage } from './lib/cold-page-measurements';
import { connectAsDatabaseOwner } from './lib/demo-bank';
import { runLoadTest } from './lib/load';
import { createPhoto } from './lib/photo';
import { readResidentMemory, watchMemory } from './lib/process-memory';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { type RunningProduct, withRunningProduct } from './lib/running-product';
import {
  createFigureWithMaximum,
  measureSimulatorEstimate,
  measureSiteRendering,
  timeRuns,
} from './lib/site-work';
import { computeMedian, computePercentile, formatKilobytes, formatMs } from './lib/statistics';

// Sites of installers: their pages cold and under load, a photo that is uploaded, the estimate, the permission that the
// server in front asks for, and a thousand equal leads at once.
//   pnpm bench website

const PORT = 18_803;
const RUNS = 5;
const LEADS = 1_000;
const VISITS_A_SECOND = 500;
const SITE = `/institucional/${DEMO_SITE_SLUG}`;
const HOST = 'www.soldeblumenau.example';
const answers = {
  conta: '450',
  kwh: '',
  uf: 'SC',
  cidade: 'Blumenau',
  classe: 'Residencial',
  distribuidora: 'CELESC-DIS',
};

async function measureColdPages(url: string): Promise<MeasuredFigure[]> {
  const browser = await openBrowser();
  try {
    const visits: ColdPageMeasurements[] = [];
    for (let run = 0; run < RUNS; run += 1) visits.push(await measureColdPage(browser, url + SITE));
    const middle = (of: (visit: ColdPageMeasurements) => number) => computeMedian(visits.map(of));
    const script = middle(({ scriptBytes }) => scriptBytes);
    const shift = Math.max(...visits.map((visit) => visit.shift));
    return [
      { what: 'script of the page', measured: formatKilobytes(script), target: '0 kB', met: script === 0 },
      {
        what: 'everything, transferred',
        measured: formatKilobytes(middle(({ bytes }) => bytes)),
        target: '',
      },
      { what: 'requests', measured: String(middle(({ requests }) => requests)), target: '' },
      createFigureWithMaximum(
        'largest part painted, cold (LCP)',
        middle(({ largestPaint }) => largestPaint),
        1_000,
      ),
      createFigureWithMaximum('moved afterwards (CLS), worst of five', shift, 0.01, (value) =>
        value.toFixed(3),
      ),
    ];
  } finally {
    await browser.close();
  }
}

const megabytes = (value: number) => `${Math.round(value)} MB`;

async function uploaded({ server, signIn }: RunningProduct): Promise<MeasuredFigure[]> {
  const client = await signIn();
  const photo = await createPhoto(4_000, 3_000);
  const upload = async () => {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'obra.jpg');
    const answer = await fetch(`${server.url}/api/websites/user/${client.userId}/image`, {
      method: 'POST',
      headers: { authorization: `Bearer ${client.token}` },
      body: form,
    });
    if (!answer.ok) throw new Error(`upload: ${answer.status} ${await answer.text()}`);
  };
  const before = readResidentMemory(server.pid);
  const watch = watchMemory(server.pid, 'none');
  // The first picture loads what draws them.
  await upload();
  const samples: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const started = performance.now();
    await upload();
    samples.push(performance.now() - started);
  }
  const { most } = watch.stop();
  return [
    createFigureWithMaximum(
      `photo of 12 MP (${formatKilobytes(photo.length)}) uploaded and drawn`,
      computeMedian(samples),
      1_000,
    ),
    createFigureWithMaximum(
      'memory that six of them add to the process, at most',
      most - before,
      250,
      megabytes,
    ),
    { what: 'memory of the process then', measured: megabytes(most), target: '' },
  ];
}

const post = (url: string, fields: Record<string, string>) =>
  fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: 'null' },
    body: new URLSearchParams(fields),
  });

/** Takes the first step and answers where the estimate is. */
async function simulated(url: string): Promise<string> {
  const answer = await post(`${url}${SITE}/simulador`, answers);
  const to = answer.headers.get('location');
  if (answer.status !== 303 || !to) throw new Error(`simulator: ${answer.status} ${await answer.text()}`);
  return url + to;
}

async function estimatePage({ server }: RunningProduct): Promise<MeasuredFigure[]> {
  const page = await simulated(server.url);
  const asked = await timeRuns(60, async () => (await fetch(page)).text());
  return [
    {
      what: 'page of an estimate, through the server, p50',
      measured: formatMs(computeMedian(asked)),
      target: '',
    },
  ];
}

async function permitted({ server }: RunningProduct): Promise<MeasuredFigure[]> {
  const ask = (domain: string) => fetch(`${server.url}/internal/certificate-permission?domain=${domain}`);
  const known = await timeRuns(1_000, () => ask(HOST));
  const unknown = await timeRuns(1_000, () => ask('www.desconhecido.com.br'));
  const status = `${(await ask(HOST)).status} and ${(await ask('www.desconhecido.com.br')).status}`;
  return [
    createFigureWithMaximum(
      'permission of a certificate, p99',
      computePercentile([...known, ...unknown], 0.99),
      5,
    ),
    {
      what: 'answered for a host that is verified, and for another',
      measured: status,
      target: '200 and 403',
      met: status === '200 and 403',
    },
  ];
}

async function visited({ server }: RunningProduct): Promise<MeasuredFigure[]> {
  const load = await runLoadTest({
    url: server.url + SITE,
    headers: { 'accept-encoding': 'br', 'user-agent': 'Mozilla/5.0' },
    connections: 50,
  });
  return [
    {
      what: 'visits of one site a second, one process, 50 at once',
      measured: String(Math.round(load.rate)),
      target: `>= ${VISITS_A_SECOND}`,
      met: load.rate >= VISITS_A_SECOND && load.errors === 0,
    },
    { what: 'the same, p50', measured: formatMs(load.p50), target: '' },
  ];
}

async function measureEqualLeads({ server, place, accountId }: RunningProduct): Promise<MeasuredFigure[]> {
  const database = await connectAsDatabaseOwner(place);
  const figures: MeasuredFigure[] = [];
  const send = async (what: string, phone: string, forms: string[]) => {
    // People read before they write.
    await new Promise((resolve) => setTimeout(resolve, 3_500));
    const started = performance.now();
    const sent = await Promise.all(forms.map((form) => post(form, { nome: 'Ana Souza', telefone: phone })));
    const took = performance.now() - started;
    const { rows } = await database.query<{ items: number; leads: number }>(
      `select (select count(*)::int from sales s join customers c on c.account_id = s.account_id and c.id = s.customer_id
          where s.account_id = $1 and c.phone = $2) as items,
        (select count(*)::int from website_leads where account_id = $1 and phone = $2) as leads`,
      [accountId, phone],
    );
    const { items = 0, leads: kept = 0 } = rows[0] ?? {};
    const isThanked = sent.every(({ status }) => status === 303);
    figures.push({
      what,
      measured: `${items} item, ${kept} ${kept === 1 ? 'lead' : 'leads'} in ${formatMs(took)}`,
      target: 'one item, all thanked',
      met: items === 1 && isThanked,
    });
  };
  try {
    const form = await simulated(server.url);
    await send(
      `${LEADS} times the same form at once`,
      '47988880001',
      Array.from({ length: LEADS }, () => form),
    );
    const forms: string[] = [];
    for (let count = 0; count < LEADS; count += 1) forms.push(await simulated(server.url));
    await send(`${LEADS} forms with one phone at once`, '47988880002', forms);
  } finally {
    await database.end();
  }
  return figures;
}

recordFigures('website', [
  ...(await measureSiteRendering()),
  ...(await measureSimulatorEstimate()),
  ...(await withRunningProduct({ port: PORT, store: 'PostgreSQL', isVacuumed: true }, async (product) => [
    ...(await measureColdPages(product.server.url)),
    ...(await uploaded(product)),
    ...(await estimatePage(product)),
    ...(await permitted(product)),
    ...(await visited(product)),
    ...(await measureEqualLeads(product)),
  ])),
]);
