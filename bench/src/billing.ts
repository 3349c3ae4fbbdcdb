import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  computePaidPeriod,
  computeRenewalPrice,
  computeSubscriptionStatus,
  listDueBillingSteps,
  type PriceList,
} from '@girassol/account-domain/billing';
import {
  addDays,
  buildBoletoBarcode,
  buildDynamicPixCode,
  DAY_MS,
  foldPixName,
  formatBoletoLine,
  parseBoleto,
  parsePixCode,
} from '@girassol/shared-domain';
import type pg from 'pg';
import { connectAsDatabaseOwner, waitUntil } from './lib/demo-bank';
import { fillSubscriptions, MONTHLY_CENTS } from './lib/fill-subscriptions';
import { computeCrcByTable, hasRightCheckDigits } from './lib/payment-code-checks';
import {
  changeAtBank,
  createPaymentEvent,
  loadPaymentKey,
  measureUnbalancedPostings,
  sendPaymentEvent,
  waitUntilEventsRead,
} from './lib/payment-events';
import { readProcessorTime } from './lib/processor-time';
import { buildLoadFigure, type MeasuredFigure, recordFigures } from './lib/results';
import {
  createServerWorkspace,
  openWorkspaceDatabase,
  refreshPlannerStatistics,
  startServer,
} from './lib/server';
import { computePercentile, formatMs } from './lib/statistics';

// Billing: payment vectors, codes that are read back, renewals decided and renewals that go through bank, webhook and ledger.
//   pnpm bench billing [1000 renewals]

const PORT = 18_815;
const CODES = 100_000;
const DECISIONS = 36_000;
const WEBHOOKS = 1_000;
const [renewals = 1_000] = process.argv.slice(2).map(Number).filter(Boolean);
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** Runs the tests of the payment vectors: they belong to the domain, and the bench only says that they pass. */
function runVectors(): MeasuredFigure {
  const report = join(tmpdir(), `girassol-vectors-${process.pid}.json`);
  const tests = ['shared-domain/src/payments', 'mfe-account/domain/src/billing'];
  spawnSync('npx', ['jest', ...tests, '--json', `--outputFile=${report}`], { cwd: root, stdio: 'ignore' });
  const { numPassedTests, numTotalTests } = JSON.parse(readFileSync(report, 'utf8'));
  rmSync(report);
  return {
    what: 'tests of the payment vectors and of the rules around them that pass',
    measured: `${numPassedTests} of ${numTotalTests}`,
    target: 'all',
    met: numPassedTests === numTotalTests && numTotalTests > 0,
  };
}

const drawDigits = (length: number) => Array.from({ length }, () => randomInt(10)).join('');

function measureCodes(): MeasuredFigure[] {
  const began = performance.now();
  let right = 0;
  for (let round = 0; round < CODES; round += 1) {
    const amountCents = randomInt(1, 10 ** 10);
    const name = foldPixName(`Sol & Cia. ${drawDigits(randomInt(30))} São João`, 25);
    const city = foldPixName('São José dos Campos', 15);
    const location = `pix.girassol.invalid/v2/${drawDigits(randomInt(1, 50))}`;
    const code = buildDynamicPixCode({ location, name, city, amountCents, isPayableOnce: round % 2 === 0 });
    const fields = parsePixCode(code);
    const isPixRight =
      computeCrcByTable(code.slice(0, -4)) === code.slice(-4) &&
      fields?.get('54') === (amountCents / 100).toFixed(2) &&
      fields.get('59') === name &&
      fields.get('60') === city &&
      fields.get('26')?.endsWith(location) === true;

    const dueOn = new Date(Date.UTC(2025, 1, 22) + randomInt(9_000) * DAY_MS).toISOString().slice(0, 10);
    const barcode = buildBoletoBarcode({
      bank: '999',
      dueOn,
      amountCents: amountCents % 10 ** 10,
      freeField: drawDigits(25),
    });
    const line = formatBoletoLine(barcode);
    const read = parseBoleto(line, dueOn);
    const isBoletoRight =
      hasRightCheckDigits(line, barcode) &&
      read?.barcode === barcode &&
      read.due === dueOn &&
      Math.round(read.amount * 100) === amountCents;
    if (isPixRight && isBoletoRight) right += 1;
  }
  return [
    {
      what: 'BR Codes and boletos that are read as they were made, check digits computed apart',
      measured: `${right} of ${CODES}`,
      target: 'all',
      met: right === CODES,
    },
    {
      what: 'making, checking and reading a BR Code and a boleto',
      measured: `${((1000 * (performance.now() - began)) / CODES).toFixed(0)} µs`,
      target: '',
    },
  ];
}

const prices: PriceList = {
  ...{ simple: 14_900, crm: 24_900, enterprise: 44_900, enterprise5: 69_900, enterprise10: 99_900 },
  ...{ enterprise20: 149_900, standardConfig: 30_000, premiumConfig: 90_000, prop20: 20_000 },
  ...{ digSign20: 12_000, crmRec: 7_900 },
};

/** Decides renewals of 1,000 monthly accounts, 36 each: status, steps of the day and price, with all periods before. */
function measureDecisions(): MeasuredFigure {
  const accounts = 1_000;
  let decided = 0;
  const began = performance.now();
  for (let account = 0; account < accounts; account += 1) {
    const anchor = addDays('2026-01-01', account % 365);
    const paid = [];
    for (let month = 0; month < DECISIONS / accounts; month += 1) {
      const { start, end } = computePaidPeriod(anchor, 1, month);
      paid.push({ planId: 2 as const, vendors: 2, periodStart: start, periodEnd: end });
      const status = computeSubscriptionStatus(
        { planId: 2, vendors: 2, monthsPerPeriod: 1, trialUntil: null, canceledOn: null },
        { paid, outstandingTryOn: null },
        end,
      );
      const steps = listDueBillingSteps(
        {
          paidUntil: end,
          agreedDueOn: null,
          periodStarts: paid.slice(1).map(({ periodStart }) => periodStart),
          isTrial: false,
          isCanceled: false,
          isMoneyBack: false,
          isSuspended: false,
          method: 'card',
          hasAuthorization: false,
          cardExpires: '2099-12',
          isCardDead: false,
          openUpgrade: null,
          done: new Set(),
        },
        end,
      );
      const price = computeRenewalPrice(prices, { planId: 2, vendors: 2, isRecurring: true });
      if (status.state === 'pastDue' && steps.length > 0 && price?.cents === MONTHLY_CENTS) decided += 1;
    }
  }
  const seconds = (performance.now() - began) / 1000;
  return {
    what: `deciding ${DECISIONS} renewals: status, steps, price (${decided} right)`,
    measured: `${seconds.toFixed(2)} s`,
    target: '< 5 s',
    met: seconds < 5 && decided === DECISIONS,
  };
}

interface Progress {
  paid: number;
  open: number;
}

const loadProgress = async (database: pg.Client): Promise<Progress> => {
  const { rows } = await database.query<Progress>(
    `select
       (select count(*)::int from charges where state = 'paid' and card_reference is not null) as paid,
       (select count(*)::int from jobs where state in ('QUEUED', 'RUNNING') and due_at <= now()
         and kind in ('billing.steps', 'billing.readEvent', 'billing.cancelAtProvider', 'demo-payments.send-event')) as open`,
  );
  return rows[0] ?? { paid: 0, open: 0 };
};

async function measureServer(): Promise<MeasuredFigure[]> {
  const place = await createServerWorkspace('PostgreSQL');
  try {
    const own = await openWorkspaceDatabase(place);
    const database = await connectAsDatabaseOwner(place);
    await fillSubscriptions(database, { count: renewals, method: 'card', name: 'cartao' });
    const waiting = await fillSubscriptions(database, { count: WEBHOOKS, method: 'pix', name: 'pix' });
    await refreshPlannerStatistics(own, place, { isVacuumed: true });
    await own.close();
    const { rows } = await database.query<{ fsync: string }>('show fsync');
    // Accounts of the filling owe their first job: it is due as soon as a server runs.
    const began = performance.now();
    const server = await startServer(place, PORT);
    const started = performance.now();
    try {
      // What was paid while the server started is not counted: its share of the processor is not known.
      const { paid: paidBefore } = await loadProgress(database);
      const before = await readProcessorTime(database, server.pid);
      await waitUntil('every renewal paid', async () => (await loadProgress(database)).paid === renewals);
      await waitUntilEventsRead(database);
      const seconds = (performance.now() - began) / 1000;
      const rate = renewals / seconds;
      const after = await readProcessorTime(database, server.pid);
      const formatShare = (ms: number) => formatMs(ms / Math.max(renewals - paidBefore, 1));
      const { rows: read } = await database.query<{ events: number; settled: number }>(
        `select (select count(*)::int from payment_events where processed_at is not null) as events,
           (select count(*)::int from (select account_id from billing_entries group by account_id
             having sum(cents) filter (where book = 'receivable') = 0
               and sum(cents) filter (where book = 'bank') = 2 * ${MONTHLY_CENTS}) s) as settled`,
      );
      const { events = 0, settled = 0 } = read[0] ?? {};
      const key = await loadPaymentKey(database);
      const samples: number[] = [];
      for (const { reference } of waiting) {
        if (!reference) continue;
        await changeAtBank(database, reference, { kind: 'pay', payment: 1, cents: MONTHLY_CENTS });
        const event = createPaymentEvent(reference);
        const sent = performance.now();
        const status = await sendPaymentEvent(server.url, key, event);
        if (status !== 200) throw new Error(`the webhook answered ${status}`);
        samples.push(performance.now() - sent);
      }
      const p95 = computePercentile(samples, 0.95);
      return [
        {
          what: `renewals a second through bank, webhook and ledger (${renewals} by card, fsync ${rows[0]?.fsync})`,
          measured: rate.toFixed(0),
          target: '>= 50',
          met: rate >= 50 && settled >= renewals,
        },
        {
          what: '  processor time of one of them: server, PostgreSQL',
          measured: `${formatShare(after.serverMs - before.serverMs)}, ${formatShare(after.databaseMs - before.databaseMs)}`,
          target: '',
        },
        {
          what: '  start of the server, which is in it; events that were read',
          measured: `${((started - began) / 1000).toFixed(1)} s; ${events}`,
          target: '',
        },
        {
          what: `webhook, p50 and p95 (${WEBHOOKS} one after another, the jobs settle meanwhile)`,
          measured: `${formatMs(computePercentile(samples, 0.5))}, ${formatMs(p95)}`,
          target: '< 20 ms',
          met: p95 < 20,
        },
        await measureUnbalancedPostings(database),
      ];
    } finally {
      await server.stop();
      await database.end();
    }
  } finally {
    await place.remove();
  }
}

const figures = [
  runVectors(),
  ...measureCodes(),
  measureDecisions(),
  ...(await measureServer()),
  buildLoadFigure(),
];
recordFigures('billing', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
