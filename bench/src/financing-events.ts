import { createHmac, randomInt } from 'node:crypto';
import type { BankSnapshot } from '@girassol/api/src/areas/financings/bank/bank-provider';
import { signIn } from './lib/api-client';
import { ownerLogin, seedDemoAccount } from './lib/demo-account';
import {
  connectAsDatabaseOwner,
  listFinishedProposals,
  registerAccountAtBank,
  requestCredit,
  waitUntil,
} from './lib/demo-bank';
import { type MeasuredFigure, recordFigures } from './lib/results';
import { createServerWorkspace, openWorkspaceDatabase, startServer } from './lib/server';

// Bank events of one financing, each sent twice and in any order, to three processes of one database: the final state.
//   pnpm bench financing-events [1000 events]

const PORTS = [18_781, 18_782, 18_783];
const [count = 1_000] = process.argv.slice(2).map(Number).filter(Boolean);
const SENT_AT_ONCE = 30;

/** Returns the `webhook-signature` value of a text as the Standard Webhooks specification defines it. */
const computeWebhookSignature = (key: Buffer, text: string): string =>
  `v1,${createHmac('sha256', key).update(text).digest('base64')}`;

function shuffled<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = randomInt(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as T, mixed[last] as T];
  }
  return mixed;
}

async function measure(): Promise<MeasuredFigure[]> {
  const place = await createServerWorkspace('PostgreSQL');
  try {
    const seeding = await openWorkspaceDatabase(place);
    const accountId = await seedDemoAccount(seeding);
    await seeding.close();
    const servers = [];
    for (const port of PORTS) servers.push(await startServer(place, port));
    const urls = servers.map(({ url }) => url);
    const database = await connectAsDatabaseOwner(place);
    try {
      const client = await signIn(urls[0] ?? '', ownerLogin.email, ownerLogin.password);
      await registerAccountAtBank(client);
      const [proposal] = await listFinishedProposals(database, accountId, 1);
      if (!proposal) throw new Error('the demonstration has no finished proposal');
      // The bank itself says nothing more of it.
      const { _id } = await requestCredit(client, proposal, 'rosa+pendente@casa.test');
      const getState = async () =>
        (
          await database.query(
            `select reference, status_seq::int as seq, provider_status as status, status_reason as reason,
               contract_signed, service_approved,
               (select count(*)::int from financing_events e where e.financing_id = f.id and e.provider_event like 'bench-%') as lines
             from financings f where id = $1`,
            [_id],
          )
        ).rows[0];
      const { reference } = await waitUntil('taken by the bank', async () => {
        const state = await getState();
        return state.seq >= 2 && state;
      });

      const statuses = ['EM_ANALISE', 'EM_REANALISE', 'EM_CADASTRO', 'ENVIO_NFE', 'AGUARDANDO_DESEMBOLSO'];
      const snapshots = Array.from({ length: count }, (_, index): BankSnapshot => {
        const seq = 100 + index;
        return {
          seq,
          status: statuses[index % statuses.length] ?? '',
          reason: `aviso ${seq}`,
          preApproved: true,
          offers: [],
          accepted: null,
          papers: [],
          monitoringLink: null,
          contractSigned: index % 2 === 1,
          serviceApproved: index % 3 === 1,
          expiresAt: null,
        };
      });
      const last = snapshots.at(-1);
      const { rows } = await database.query<{ secret: Buffer }>(
        "select secret from server_secrets where name = 'demonstration-bank'",
      );
      const key = rows[0]?.secret ?? Buffer.alloc(0);
      const waiting = shuffled([...snapshots, ...snapshots]);
      const began = performance.now();
      let refused = 0;
      async function send(): Promise<void> {
        for (;;) {
          const snapshot = waiting.pop();
          if (!snapshot) return;
          const id = `bench-${snapshot.seq}`;
          const body = JSON.stringify({ id, type: 'application.changed', data: { reference, snapshot } });
          const seconds = Math.floor(Date.now() / 1000);
          const { status } = await fetch(`${urls[randomInt(urls.length)]}/api/webhooks/banco-demonstracao`, {
            method: 'POST',
            body,
            headers: {
              'content-type': 'application/json',
              'webhook-id': id,
              'webhook-timestamp': String(seconds),
              'webhook-signature': computeWebhookSignature(key, `${id}.${seconds}.${body}`),
            },
          });
          if (status !== 200) refused += 1;
        }
      }
      await Promise.all(Array.from({ length: SENT_AT_ONCE }, send));
      const taken = performance.now() - began;
      const end = await waitUntil('worked', async () => {
        const state = await getState();
        return state.lines >= count && state;
      });
      const worked = performance.now() - began;
      const isLast =
        last !== undefined &&
        end.seq === last.seq &&
        end.status === last.status &&
        end.reason === last.reason &&
        end.contract_signed === last.contractSigned &&
        end.service_approved === last.serviceApproved;
      return [
        {
          what: `${count} events, each twice and shuffled, over 3 processes: answered, worked`,
          measured: `${(taken / 1000).toFixed(1)} s, ${(worked / 1000).toFixed(1)} s`,
          target: '',
        },
        { what: 'refused at the door', measured: `${refused}`, target: 'none', met: refused === 0 },
        {
          what: 'the financing is as the last event says, in every field',
          measured: isLast ? 'yes' : `seq ${end.seq}`,
          target: 'yes',
          met: isLast,
        },
        {
          what: 'lines of its history, one an event',
          measured: `${end.lines}`,
          target: `${count}`,
          met: end.lines === count,
        },
      ];
    } finally {
      await database.end();
      for (const server of servers) await server.stop();
    }
  } finally {
    await place.remove();
  }
}

const figures = await measure();
recordFigures('financing-events', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
