import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import pg from 'pg';
import { migrations } from '../../../src/modules';
import { testPostgresUrl } from '../../../test/databases';
import { bundleProgram } from '../../../test/program';
import { isFullRun } from '../../../test/scope';
import { startTestSmtpServer, type TestSmtpServer } from '../../../test/smtp-server';
import { waitUntil } from '../../../test/wait-until';
import { generateId, openDatabase } from '../database';
import { getRuntimeRoleName } from '../database/runtime-role';

/** A process takes a second to start, more on a busy machine: twenty of them are for `npm test -- full`. */
const KILLS = isFullRun ? 20 : 2;
const MAILS = KILLS * 5;
/** Sent at once by one process: as many may go twice when it is killed. */
const AT_ONCE = 5;

/** An empty database of this test alone, with the tables of the product and so many mails that wait. */
async function withWaitingMails(
  work: (databaseUrl: string, owner: pg.Client) => Promise<void>,
): Promise<void> {
  const admin = new pg.Client({ connectionString: testPostgresUrl });
  await admin.connect();
  const name = `girassol_test_${randomUUID().slice(0, 8)}`;
  await admin.query(`create database ${name}`);
  const url = new URL(testPostgresUrl ?? '');
  url.pathname = `/${name}`;
  const owner = new pg.Client({ connectionString: url.href });
  try {
    await (await openDatabase({ dataDir: tmpdir(), databaseUrl: url.href, migrations })).close();
    await owner.connect();
    const accountId = generateId();
    await owner.query(
      `insert into accounts (id, name, signup_plan, active_modules, status_ok, status, calculator_only)
       values ($1, 'Sol', 'CRM', '{}', true, 'ACTIVE', false)`,
      [accountId],
    );
    for (let mail = 0; mail < MAILS; mail += 1)
      await owner.query(
        `insert into mail_outbox (account_id, id, key, kind, to_name, to_address, from_name, subject, html, text, has_secret)
         values ($1, $2, $3, 'test', 'Ana', 'ana@empresa.com.br', 'Girassol', 'oi', '<p>oi</p>', 'oi', false)`,
        [accountId, generateId(), `mail ${mail}`],
      );
    await work(url.href, owner);
  } finally {
    await owner.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.query(`drop role if exists ${getRuntimeRoleName(name)}`);
    await admin.end();
  }
}

async function sendWhileKilled(smtp: TestSmtpServer): Promise<void> {
  const program = bundleProgram('test/deliverer.ts');
  await withWaitingMails(async (databaseUrl, owner) => {
    const start = (): ChildProcess =>
      spawn(process.execPath, [program], {
        cwd: join(__dirname, '../../..'),
        env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: databaseUrl, SMTP_URL: smtp.url },
        stdio: ['ignore', 'inherit', 'inherit'],
      });
    const unsent = async () =>
      (await owner.query(`select from mail_outbox where state <> 'SENT'`)).rowCount ?? 0;

    for (let kill = 0; kill < KILLS; kill += 1) {
      const sender = start();
      let left = 1 + (kill % 4);
      // The moment in which the server has it and nobody has written so.
      smtp.onTaken = () => {
        left -= 1;
        if (left === 0) sender.kill('SIGKILL');
      };
      await once(sender, 'exit');
      await owner.query(`update mail_outbox set lease_until = now() where state = 'SENDING'`);
    }
    expect(await unsent()).toBeGreaterThan(0);
    smtp.onTaken = undefined;
    const last = start();
    await waitUntil(async () => (await unsent()) === 0, { every: 100 });
    last.kill('SIGKILL');
    await once(last, 'exit');

    const { rows } = await owner.query<{ id: string; state: string }>('select id, state from mail_outbox');
    expect(rows.filter(({ state }) => state !== 'SENT')).toEqual([]);
    const taken = smtp.received.map((mail) => mail.header('Message-ID'));
    expect(new Set(taken)).toEqual(new Set(rows.map(({ id }) => `<${id}@girassol.test>`)));
    expect(taken.length - MAILS).toBeLessThanOrEqual(KILLS * AT_ONCE);
  });
}

const onServer = testPostgresUrl ? test : test.skip;

onServer(
  `${KILLS} processes killed in the middle of sending lose no mail; what goes twice has one Message-ID`,
  async () => {
    const smtp = await startTestSmtpServer();
    try {
      await sendWhileKilled(smtp);
    } finally {
      await smtp.close();
    }
  },
  TEST_TIMEOUTS_MS.database,
);
