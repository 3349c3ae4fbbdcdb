import { openDatabase } from '@girassol/api-platform/database';
import { buildApp } from '../src/app';
import { parseConfig } from '../src/config';
import { DEMO_PASSWORD, seedDemo } from '../src/demo';
import { apiContract, migrations } from '../src/modules';

/**
 * A process that moves cards until it is killed, and says every move that was answered: `{item, column, rank}` per line.
 * Started by a test, with DATA_DIR or DATABASE_URL in its environment.
 */
async function moveForever(): Promise<void> {
  const config = parseConfig(process.env);
  const database = await openDatabase({
    dataDir: config.dataDir,
    databaseUrl: config.databaseUrl,
    migrations,
  });
  await seedDemo(database);
  const app = await buildApp({ database, config });

  const send = async (method: 'POST' | 'PUT', url: string, token: string, payload: object) =>
    (
      await app.inject({ method, url: `/api${url}`, headers: { authorization: `Bearer ${token}` }, payload })
    ).json();
  const login = await send('POST', '/users/login', '', {
    email: 'dono@girassol.test',
    password: DEMO_PASSWORD,
  });
  const { token, managerId } = apiContract['POST /users/login'].answer.parse(login);
  const loaded = await send('POST', `/kanbans/single/${managerId}`, token, { type: 'SALES' });
  const { kanban, items } = apiContract['POST /kanbans/single/:id'].answer.parse(loaded);

  for (let step = 0; ; step += 4) {
    await Promise.all(
      [step, step + 1, step + 2, step + 3].map(async (turn) => {
        const itemId = items[(turn * 7) % items.length]?._id ?? '';
        const column = kanban.columns[(turn * 5) % kanban.columns.length]?._id ?? '';
        const url = `/kanbans/single/item/order/${kanban._id}/${itemId}`;
        const answer = await send('PUT', url, token, { order: turn % 9, column, fetchId: managerId });
        const [card] =
          apiContract['PUT /kanbans/single/item/order/:kid/:itemId'].answer.parse(answer).changedItems;
        process.stdout.write(`${JSON.stringify({ turn, item: itemId, ...card?.kanbanData })}\n`);
      }),
    );
  }
}

moveForever().catch((error) => {
  console.error(error);
  process.exit(1);
});
