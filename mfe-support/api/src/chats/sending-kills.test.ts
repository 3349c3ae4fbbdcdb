import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeApi } from '@girassol/api/test/harness';
import { getFullKillTest, runKilledWorkers } from '@girassol/api/test/killed-workers';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { createChatTester } from './chats.testing';

const KILLS = 20;
const CONVERSATIONS = 10;
const MESSAGES_EACH = 12;
const MESSAGES = CONVERSATIONS * MESSAGES_EACH;

const dataDir = mkdtempSync(join(tmpdir(), 'girassol-chats-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeApi(
  'messages while processes are killed',
  (api) => {
    const chats = createChatTester(api);
    const count = async (text: string) => (await api.query<{ n: number }>(text))[0]?.n ?? 0;

    getFullKillTest(api)(
      `${KILLS} kills while sending: none is lost, none arrives twice`,
      async () => {
        const { owner } = api.people;
        const { account } = await chats.addAccount(owner);
        await api.call('PUT /omnichannels/templates/:chatAccountId', {
          as: owner,
          params: { chatAccountId: account._id },
          body: { templates: [{ name: 'aviso', language: 'pt_BR', body: 'Aviso {{1}}' }] },
        });
        for (let at = 0; at < CONVERSATIONS; at += 1) {
          const { chat } = await api.call('POST /chats/new/:chatAccountId', {
            as: owner,
            params: { chatAccountId: account._id },
            body: { phone: `479888800${10 + at}` },
          });
          for (let message = 0; message < MESSAGES_EACH; message += 1)
            await chats.write(owner, chat._id, {
              content: '',
              template: 'aviso',
              templateValues: JSON.stringify([`${message}`]),
              clientKey: randomUUID(),
            });
        }
        const interrupted = await runKilledWorkers(api, {
          kinds: 'chats.%',
          ...{ kills: KILLS, longestMs: 150, env: { DATA_DIR: dataDir } },
          isOver: async () =>
            (await count("select count(*)::int as n from chat_messages where status = 'DELIVERED'")) ===
            MESSAGES,
        });
        expect(await count('select count(*)::int as n from demo_phone_messages')).toBe(MESSAGES);
        expect(await count('select count(distinct send_key)::int as n from demo_phone_messages')).toBe(
          MESSAGES,
        );
        expect(await count("select count(*)::int as n from chat_messages where status = 'DELIVERED'")).toBe(
          MESSAGES,
        );
        expect(interrupted).toBeGreaterThan(0);
      },
      TEST_TIMEOUTS_MS.database,
    );
  },
  { DATA_DIR: dataDir },
);
