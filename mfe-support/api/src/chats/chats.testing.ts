import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { TestApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import { waitUntil } from '@girassol/api/test/wait-until';
import type { ResponseBody } from '@girassol/shared-domain/contract';
import type { Chat, ChatSummary, WppAccount } from '@girassol/support-domain/contract';

/** Message of a person, as the Cloud API sends it; the parts that a test is about replace those of the usual one. */
export interface SentWebhook {
  messages?: Record<string, unknown>[];
  statuses?: Record<string, unknown>[];
  contacts?: Record<string, unknown>[];
  phoneId?: string;
}

/** Builds the body of a webhook of the Cloud API. */
export const buildWebhook = ({ phoneId = '106540352242922', ...value }: SentWebhook): string =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: '1',
        changes: [
          {
            field: 'messages',
            value: { messaging_product: 'whatsapp', metadata: { phone_number_id: phoneId }, ...value },
          },
        ],
      },
    ],
  });

/** Builds a text of a person. */
export const buildText = (body: string, message: Record<string, unknown> = {}) => ({
  from: '5547988887777',
  id: `wamid.${createHash('sha256').update(randomUUID()).digest('base64url')}`,
  timestamp: `${Math.floor(Date.now() / 1_000)}`,
  type: 'text',
  text: { body },
  ...message,
});

/** Secret with which the double of WhatsApp signs. */
export const APP_SECRET = '614fc2afde15eee07a26b2fe3eaee9b9';

interface ChatTester {
  /** Runs the jobs of chats and of the demonstration's phones until none is due. */
  runJobs(): Promise<unknown>;
  getHookPath(account: Pick<WppAccount, 'webhookUrl'>): string;
  sign(body: string | Buffer, secret?: string): string;
  addAccount(
    person: TestPerson,
    account?: Record<string, string>,
  ): Promise<ResponseBody<'POST /omnichannels/user/:userId'>>;
  /** Sends a body to the door of an account, signed by the secret. */
  deliver(
    account: Pick<WppAccount, 'webhookUrl'>,
    body: string,
    signature?: string,
  ): Promise<{ statusCode: number }>;
  list(person: TestPerson, query?: Record<string, string>): Promise<ChatSummary[]>;
  load(person: TestPerson, chatId: string, query?: Record<string, number>): Promise<Chat>;
  write(person: TestPerson, chatId: string, body?: Record<string, string>): Promise<Chat>;
}

/** Creates functions by which tests of chats talk to the API and to its door. */
export function createChatTester(api: TestApi): ChatTester {
  const runJobs = () =>
    waitUntil(
      async () => {
        await api.app.jobs.runDue();
        const [row] = await api.query<{ waiting: number }>(
          "select count(*)::int as waiting from jobs where state in ('QUEUED', 'RUNNING') and due_at <= now() and kind like 'chats.%'",
        );
        return row?.waiting === 0;
      },
      { every: 10 },
    );
  const getHookPath = ({ webhookUrl }: Pick<WppAccount, 'webhookUrl'>) => new URL(webhookUrl).pathname;
  const sign = (body: string | Buffer, secret = APP_SECRET) =>
    `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;

  return {
    runJobs,
    getHookPath,
    sign,

    async addAccount(person: TestPerson, account: Record<string, string> = {}) {
      return api.call('POST /omnichannels/user/:userId', {
        as: person,
        params: { userId: person.userId },
        body: {
          name: 'Vendas',
          phone: '47999990001',
          phoneId: '106540352242922',
          accessToken: 'EAAGm0PX4ZCpsBA-exemplo',
          appSecret: APP_SECRET,
          ...account,
        },
      });
    },

    deliver(account, body, signature = sign(body)) {
      return api.send({
        method: 'POST',
        url: getHookPath(account),
        payload: body,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      });
    },

    async list(person: TestPerson, query: Record<string, string> = {}) {
      const { items } = await api.call('GET /chats/list/:multiplier', {
        as: person,
        params: { multiplier: 1 },
        query,
      });
      return items;
    },

    async load(person: TestPerson, chatId: string, query: Record<string, number> = {}): Promise<Chat> {
      const { chat } = await api.call('GET /chats/single/:chatId', { as: person, params: { chatId }, query });
      return chat;
    },

    async write(person: TestPerson, chatId: string, body: Record<string, string> = {}): Promise<Chat> {
      const { chat } = await api.call('POST /chats/messages/:chatId', {
        as: person,
        params: { chatId },
        body: { content: 'Bom dia!', clientKey: randomUUID(), ...body },
      });
      return chat;
    },
  };
}
