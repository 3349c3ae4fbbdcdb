import { createHash, randomUUID } from 'node:crypto';
import { APP_SECRET, buildText, buildWebhook, createChatTester } from '@girassol/support-api/chats/testing';
import { describeApi } from '../harness';
import { postSupportMail, SUPPORT_ADDRESS, supportMailVariables } from '../mail-webhook';
import { expectErrorBody } from '../refusals/send-as';
import { waitUntil } from '../wait-until';

const bytes = (text: string) => Buffer.from(text);
const nest = (text: string, depth: number) => text.repeat(depth);
const withMessages = (...messages: unknown[]) =>
  bytes(buildWebhook({ messages: messages as Record<string, unknown>[] }));

/** Bodies that no provider of messages sends; each is signed. */
const hostileEvents: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'bytes that are no text': Buffer.from([0xff, 0xc3, 0x28, 0x00]),
  'JSON that is cut': bytes('{"object":"whatsapp_business_account","entry":['),
  'a number': bytes('1e400'),
  'null in each place': bytes('{"object":null,"entry":null}'),
  '100,000 arrays in one another': bytes(nest('[', 100_000)),
  'a prototype': bytes('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},"entry":[]}'),
  '50,000 entries of nothing': bytes(`{"object":"x","entry":[${Array(50_000).fill('{}').join(',')}]}`),
  'a message without a sender': withMessages({ id: 'wamid.a', type: 'text', text: { body: 'Oi' } }),
  'a message without a text': withMessages(buildText('', { text: null })),
  'a message of an unknown type': withMessages(buildText('Oi', { type: 'hologram', hologram: {} })),
  'a time that is none': withMessages(buildText('Oi', { timestamp: 'amanhã' })),
  'a time in the year 287,396': withMessages(buildText('Oi', { timestamp: '9007199254740' })),
  'a number that is code': withMessages(buildText('Oi', { from: "1'; drop table chat_messages; --" })),
  'a text of 1,000,000 characters': withMessages(buildText('a'.repeat(1_000_000))),
  'NUL and half of a pair in a text': withMessages(buildText('a\0b\ud800c')),
  'an id of 100,000 characters': withMessages(buildText('Oi', { id: `wamid.${'i'.repeat(100_000)}` })),
  'a file name that is a path': withMessages(
    buildText('Oi', {
      type: 'document',
      document: { id: '1', filename: '../../etc/passwd', mime_type: 'x' },
    }),
  ),
  'a report about no message of ours': bytes(
    buildWebhook({
      statuses: [{ id: 'wamid.x', status: 'read', timestamp: '1', biz_opaque_callback_data: '\0' }],
    }),
  ),
};

const mail = (head: string[], body: string | Buffer = 'Oi') =>
  Buffer.concat([
    bytes([`To: ${SUPPORT_ADDRESS}`, `Message-ID: <${randomUUID()}@x>`, ...head, '', ''].join('\r\n')),
    Buffer.from(body),
  ]);

/** Mails that no program of mail sends; each is signed. */
const hostileMails: Record<string, Buffer> = {
  nothing: Buffer.alloc(0),
  'NUL bytes': Buffer.alloc(10_000),
  'bytes that are no text': mail(['From: a@b.com'], Buffer.from([0xff, 0xc3, 0x28, 0x00])),
  'no header': bytes('\r\n\r\nOi'),
  'a header of 1,000,000 characters': mail([`From: ${'a'.repeat(1_000_000)}@b.com`]),
  'no sender': mail(['Subject: Oi']),
  'a sender that is no address': mail(['From: <script>alert(1)</script>']),
  'a name with NUL and signs that turn text': mail(['From: "A\0\u202eb" <a@b.com>', 'Subject: \u202eOi\0']),
  '10,000 recipients': mail([`Cc: ${Array(10_000).fill('x@y.com').join(', ')}`, 'From: a@b.com']),
  'an unknown character set': mail(['From: a@b.com', 'Content-Type: text/plain; charset=x-unheard-of']),
  'base64 that is none': mail(['From: a@b.com', 'Content-Transfer-Encoding: base64'], '%%%%'),
  'a boundary that never comes': mail(['From: a@b.com', 'Content-Type: multipart/mixed; boundary=b'], 'x'),
  'HTML of a million tags': mail(['From: a@b.com', 'Content-Type: text/html'], nest('<b>', 300_000)),
  'an encoded word that is cut': mail(['From: =?utf-8?B?4p =?= <a@b.com>', 'Subject: =?utf-8?Q?=E2']),
};

describeApi(
  'webhooks that no provider sends',
  (api) => {
    const chats = createChatTester(api);
    let account: Awaited<ReturnType<typeof chats.addAccount>>['account'];
    beforeAll(async () => {
      ({ account } = await chats.addAccount(api.people.owner));
    });

    /** Runs all jobs until none is due; one that fails again and again would never end. */
    const runJobs = () =>
      waitUntil(async () => {
        await api.app.jobs.runDue();
        await api.query("update jobs set due_at = now() where state = 'QUEUED' and kind = 'chats.hear'");
        const [row] = await api.query<{ waiting: number }>(
          "select count(*)::int as waiting from jobs where state in ('QUEUED', 'RUNNING') and due_at <= now()",
        );
        return row?.waiting === 0;
      });
    const deliver = (payload: Buffer, signature = chats.sign(payload)) =>
      api.send({
        method: 'POST',
        url: chats.getHookPath(account),
        payload,
        headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
      });
    const count = async (table: string) =>
      (await api.query<{ n: number }>(`select count(*)::int as n from ${table}`))[0]?.n;

    test.each(Object.entries(hostileEvents))('WhatsApp: %s', async (_, body) => {
      expect((await deliver(body)).statusCode).toBe(200);
      await runJobs();
      // What comes behind it is read.
      const text = `Depois ${randomUUID()}`;
      expect((await deliver(withMessages(buildText(text)))).statusCode).toBe(200);
      await runJobs();
      expect(await api.query('select from chat_messages where content = $1', [text])).toHaveLength(1);
      expect(await count('chat_events')).toBe(0);
      expect(await api.query("select from chat_messages where content like '%' || chr(8238) || '%'")).toEqual(
        [],
      );
    });

    test.each([
      ['no signature', ''],
      ['a signature by another secret', 'outro segredo'],
      ['a signature that is none', 'sha256='],
      ['a signature of another kind', `sha1=${createHash('sha1').update(APP_SECRET).digest('hex')}`],
    ])('WhatsApp: %s is refused, and nothing is stored', async (_, secret) => {
      const body = withMessages(buildText('Falso'));
      const signature = secret.includes(' ') ? chats.sign(body.toString(), secret) : secret;
      const answer = await deliver(body, signature);
      expectErrorBody(answer.statusCode, answer.body, 'WhatsApp');
      expect(answer.statusCode).toBe(401);
      expect(await count('chat_events')).toBe(0);
    });

    test('WhatsApp: a body above the limit, and an address of nobody', async () => {
      const large = Buffer.alloc(3 * 1024 * 1024 + 1, 'x');
      expect((await deliver(large)).statusCode).toBe(413);
      for (const hook of [randomUUID(), '1', `${randomUUID()}%00`, '..%2f..%2fhealth']) {
        const url = `/api/webhooks/whatsapp/${hook}`;
        const { statusCode } = await api.send({ method: 'POST', url, payload: '{}' });
        // An address that is none is refused before anybody looks for it.
        expect([400, 404]).toContain(statusCode);
      }
      const handshake = await api.send({
        method: 'GET',
        url: chats.getHookPath(account),
        query: { 'hub.mode': 'subscribe', 'hub.challenge': '<script>', 'hub.verify_token': 'x' },
      });
      expect(handshake.statusCode).toBe(400);
    });

    test.each(Object.entries(hostileMails))('mail: %s', async (_, raw) => {
      await api.query('delete from login_attempts');
      expect((await postSupportMail(api, raw)).statusCode).toBe(200);
      await runJobs();
      // It was written, dropped, or kept with the reason: it waits for nothing.
      expect(await api.query('select from support_received_mails where problem is null')).toEqual([]);
      const turned = "like '%' || chr(8238) || '%'";
      expect(
        await api.query(
          `select from support_tickets t join support_contacts c on c.id = t.requester_id
           where t.title ${turned} or c.name ${turned}`,
        ),
      ).toEqual([]);
    });

    test.each([
      ['no id', { 'webhook-id': '' }],
      ['an id of 1,000 characters', { 'webhook-id': 'i'.repeat(1_000) }],
      ['a time that is none', { 'webhook-timestamp': 'agora' }],
      ['a time of long ago', { 'webhook-timestamp': '1' }],
      ['a signature of another version', { 'webhook-signature': 'v9,AAAA' }],
      ['1,000 signatures', { 'webhook-signature': Array(1_000).fill('v1,AAAA').join(' ') }],
    ])('mail: %s is refused, and nothing is stored', async (_, headers) => {
      const before = await count('support_received_mails');
      const answer = await postSupportMail(api, mail(['From: a@b.com']), { headers });
      expectErrorBody(answer.statusCode, answer.body, 'mail');
      expect(answer.statusCode).toBe(401);
      expect(await count('support_received_mails')).toBe(before);
    });

    test('mail: one above the limit is refused', async () => {
      const answer = await postSupportMail(api, Buffer.alloc(25 * 1024 * 1024 + 1, 'x'));
      expect(answer.statusCode).toBe(413);
    });
  },
  {
    ...supportMailVariables,
    MESSENGER: 'whatsapp',
    // Nothing leaves the machine.
    WHATSAPP_URL: 'http://127.0.0.1:9/v1',
    WEBHOOK_PRIVATE_ADDRESSES: 'on',
  },
);
