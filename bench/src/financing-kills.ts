import type { Financing } from '@girassol/shared-domain/contract';
import { type ApiClient, signIn } from './lib/api-client';
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

// A server that is ended with kill -9 while an option is accepted, at moments spread over the whole of it: what the bank has.
//   pnpm bench financing-kills [20 kills]

const PORT = 18_784;
const [kills = 20] = process.argv.slice(2).map(Number).filter(Boolean);
/** From the click to the bank's own step after it. */
const LENGTH_MS = 400;

interface End {
  applications: number;
  chosen: number;
  agree: boolean;
}

async function measure(): Promise<MeasuredFigure[]> {
  const place = await createServerWorkspace('PostgreSQL');
  try {
    const seeding = await openWorkspaceDatabase(place);
    const accountId = await seedDemoAccount(seeding);
    await seeding.close();
    let server = await startServer(place, PORT);
    const database = await connectAsDatabaseOwner(place);
    try {
      const enter = (): Promise<ApiClient> => signIn(server.url, ownerLogin.email, ownerLogin.password);
      let client = await enter();
      await registerAccountAtBank(client);
      const asked: Financing[] = [];
      for (const proposal of await listFinishedProposals(database, accountId, kills))
        asked.push(await requestCredit(client, proposal, 'rosa@casa.test'));
      const read = (fid: string) => client.call('GET /financings/single/:fid', { fid }, undefined);

      let interrupted = 0;
      for (const [index, { _id: fid }] of asked.entries()) {
        const financing = await waitUntil('offers', async () => {
          const { financing } = await read(fid);
          return financing.btg.status === 'AGUARDANDO_ACEITE' && financing;
        });
        const pid = financing.proposals.find(({ refused }) => !refused)?._id ?? '';
        const choose = () =>
          client.call('PUT /financings/single/proposal/chosen/:fid/:pid', { fid, pid }, undefined);
        await client.call('POST /financings/single/proposal/:fid', { fid }, { props: [pid] });
        const sent = choose().then(
          () => true,
          () => false,
        );
        await new Promise((resolve) => setTimeout(resolve, (LENGTH_MS * (index + 0.5)) / asked.length));
        await server.kill();
        if (!(await sent)) interrupted += 1;
        server = await startServer(place, PORT);
        client = await enter();
        // A user who saw no result presses again.
        const { financing: after } = await read(fid);
        if (!after.proposals.some(({ chosen }) => chosen)) await choose();
      }

      const ends = await waitUntil('everything accepted', async () => {
        const { rows } = await database.query<End & { accepted: number }>(
          `select count(a.id)::int as applications, count(a.accepted)::int as accepted,
             (select count(*)::int from financing_options o where o.financing_id = f.id and o.chosen) as chosen,
             bool_and(a.accepted = (select o.reference from financing_options o where o.financing_id = f.id and o.chosen)) as agree
           from financings f left join demo_bank_applications a on a.submit_key = (
             select r.id::text from financing_requests r where r.financing_id = f.id and r.sent_at is not null)
           where f.id = any($1) group by f.id`,
          [asked.map(({ _id }) => _id)],
        );
        return rows.every(({ accepted }) => accepted > 0) && rows;
      });
      const { rows } = await database.query<{ all: number }>(
        'select count(*)::int as all from demo_bank_applications where account_id = $1',
        [accountId],
      );
      const of = `of ${asked.length}`;
      const right = ends.filter(
        ({ applications, chosen, agree }) => applications === 1 && chosen === 1 && agree,
      ).length;
      return [
        { what: 'kills before the answer, of all', measured: `${interrupted} ${of}`, target: '' },
        {
          what: 'one request at the bank, one option chosen, and the bank accepted that one',
          measured: `${right} ${of}`,
          target: 'all',
          met: right === asked.length,
        },
        {
          what: 'requests at the bank in all',
          measured: `${rows[0]?.all}`,
          target: `${asked.length}`,
          met: rows[0]?.all === asked.length,
        },
      ];
    } finally {
      await database.end();
      await server.stop();
    }
  } finally {
    await place.remove();
  }
}

const figures = await measure();
recordFigures('financing-kills', figures);
process.exit(figures.every(({ met }) => met !== false) ? 0 : 1);
