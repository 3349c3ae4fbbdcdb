import { randomUUID } from 'node:crypto';
import { TEST_TIMEOUTS_MS } from '@girassol/shared-domain/testing';
import { buildText, buildWebhook, createChatTester } from '@girassol/support-api/chats/testing';
import { createBanks } from '../src/areas/financings/bank/banks';
import { createTestBank } from '../src/areas/financings/bank/test-bank.testing';
import { createClicksignProvider } from '../src/areas/signatures/provider/clicksign';
import {
  buildEnvelopeEvent,
  buildSignedWebhook,
  type ClicksignServer,
  createDeferredClicksign,
  startClicksignServer,
} from '../src/areas/signatures/provider/clicksign/clicksign-server.testing';
import { embeddedProvider } from '../src/areas/signatures/provider/embedded';
import { createTestBoards } from './boards';
import { createFinancingTestClient } from './financings';
import { describeApi } from './harness';
import { postSupportMail, SUPPORT_ADDRESS, supportMailVariables } from './mail-webhook';
import {
  createSignatureTestClient,
  type SignatureTestClient,
  signerMaria,
  testSigningDocumentService,
} from './signatures';
import { waitUntil } from './wait-until';

const AT_ONCE = 8;
const bank = createTestBank('ao-mesmo-tempo');
const { clicksign, provider } = createDeferredClicksign();

// Only a server does things at once: the embedded database has one connection.
describeApi(
  'webhooks that tell one event at the same moment',
  (api) => {
    const financings = createFinancingTestClient(api, bank);
    let outside: ClicksignServer;
    let signatures: SignatureTestClient;
    beforeAll(async () => {
      outside = await startClicksignServer();
      clicksign.provider = createClicksignProvider(outside.settings);
      signatures = await createSignatureTestClient(api, await createTestBoards(api));
    }, TEST_TIMEOUTS_MS.process);
    afterAll(() => outside.close());

    const atOnce = async (send: () => Promise<{ statusCode: number }>) => {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => send()));
      return [...new Set(answers.map(({ statusCode }) => statusCode))];
    };
    /** As two processes do what waits. */
    const work = async () => {
      for (let turn = 0; turn < 4; turn += 1)
        await Promise.all([api.app.jobs.runDue(), api.app.jobs.runDue()]);
    };
    const kept = (name: string) =>
      api.query<{ done: boolean }>(
        'select done_at is not null as done from webhook_events where provider = $1',
        [name],
      );
    const getEvents = (fid: string) =>
      api.query<{ status_seq: number; events: number }>(
        `select status_seq::int, (select count(*)::int from financing_events e where e.financing_id = f.id
           and provider_event is not null) as events
         from financings f where id = $1`,
        [fid],
      );

    test('a bank: one event is kept and worked on once', async () => {
      const { fid, reference } = await financings.begun(api.people.owner);
      const snapshot = bank.say(reference, { status: 'AGUARDANDO_ACEITE' });
      const [before] = await getEvents(fid);
      const event = { reference, eventId: financings.nextEventId(), snapshot };
      expect(await atOnce(() => financings.send(event))).toEqual([200]);
      await work();
      expect(await atOnce(() => financings.send(event))).toEqual([200]);
      await work();
      expect(await kept(bank.name)).toEqual([{ done: true }]);
      expect(await getEvents(fid)).toEqual([
        { status_seq: snapshot.seq, events: Number(before?.events) + 1 },
      ]);
    });

    test('a bank: events of one financing, all different, leave the state of the last one', async () => {
      const { fid, reference } = await financings.begun(api.people.owner);
      const [before] = await getEvents(fid);
      const events = Array.from({ length: AT_ONCE }, (_, index) => ({
        reference,
        eventId: financings.nextEventId(),
        snapshot: bank.say(reference, { status: 'EM_ANALISE', reason: `passo ${index}` }),
      }));
      const answers = await Promise.all(events.map((event) => financings.send(event)));
      expect([...new Set(answers.map(({ statusCode }) => statusCode))]).toEqual([200]);
      await work();
      expect(await getEvents(fid)).toEqual([
        { status_seq: events.at(-1)?.snapshot.seq, events: Number(before?.events) + AT_ONCE },
      ]);
      expect(await financings.read(api.people.owner, fid)).toMatchObject({ statusReason: 'passo 7' });
    });

    test('a provider of signatures: a person has signed once', async () => {
      const params = await signatures.sent([signerMaria]);
      await work();
      const { clicksignKey } = await signatures.read(params);
      outside.events = [buildEnvelopeEvent('sign', outside.signers[0] ?? '')];
      const tell = () =>
        api.send({
          method: 'POST',
          url: '/api/webhooks/clicksign',
          ...buildSignedWebhook(clicksignKey ?? ''),
        });
      expect(await atOnce(tell)).toEqual([200]);
      await work();
      expect(await atOnce(tell)).toEqual([200]);
      await work();
      expect(await kept('clicksign')).toEqual([{ done: true }]);
      const { events } = await signatures.trail(params);
      expect(events.filter(({ kind }) => kind === 'SIGNED')).toHaveLength(1);
    });
  },
  {},
  {
    banks: createBanks(bank),
    documents: testSigningDocumentService,
    signatures: { current: provider, all: [embeddedProvider, provider] },
  },
);

// Only a server does things at once: the embedded database has one connection.
describeApi(
  'webhooks of mails and messages that come at the same moment',
  (api) => {
    const chats = createChatTester(api);
    let account: Awaited<ReturnType<typeof chats.addAccount>>['account'];
    beforeAll(async () => {
      ({ account } = await chats.addAccount(api.people.owner));
    });
    beforeEach(() => api.query('delete from login_attempts'));

    const atOnce = async (send: (index: number) => Promise<{ statusCode: number }>) => {
      const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => send(index)));
      return [...new Set(answers.map(({ statusCode }) => statusCode))];
    };
    /** As two processes do what waits. */
    const work = () =>
      waitUntil(async () => {
        await Promise.all([api.app.jobs.runDue(), api.app.jobs.runDue()]);
        const [row] = await api.query<{ waiting: number }>(
          "select count(*)::int as waiting from jobs where state in ('QUEUED', 'RUNNING') and due_at <= now()",
        );
        return row?.waiting === 0;
      });
    const count = async (from: string) =>
      (await api.query<{ n: number }>(`select count(*)::int as n from ${from}`))[0]?.n;
    const buildMail = (messageId: string) =>
      Buffer.from(`From: ana@sol.com.br\r\nTo: ${SUPPORT_ADDRESS}\r\nMessage-ID: <${messageId}>\r\n\r\nOi`);

    test('a mail: one webhook is stored once, and one Message-ID in many webhooks is one ticket', async () => {
      const raw = buildMail(`${randomUUID()}@sol.com.br`);
      const id = randomUUID();
      expect(await atOnce(() => postSupportMail(api, raw, { id }))).toEqual([200]);
      expect(await count('support_received_mails')).toBe(1);
      expect(await atOnce(() => postSupportMail(api, raw))).toEqual([200]);
      await work();
      expect(await count("support_tickets where kind = 'MAIL'")).toBe(1);
      expect(await count('support_messages')).toBe(1);
      expect(await count('support_contacts')).toBe(1);
      expect(await count('support_received_mails')).toBe(0);
    });

    test('messages of WhatsApp: one in many webhooks is written once, and others of a new person are one conversation', async () => {
      const same = buildText('Oi');
      const bodies = Array.from({ length: AT_ONCE }, (_, index) =>
        buildWebhook({ messages: [same, buildText(`Mensagem ${index}`)] }),
      );
      expect(await atOnce((index) => chats.deliver(account, bodies[index] ?? ''))).toEqual([200]);
      expect(await atOnce(() => chats.deliver(account, bodies[0] ?? ''))).toEqual([200]);
      await work();
      expect(await count('chat_conversations')).toBe(1);
      expect(await count("chat_messages where content = 'Oi'")).toBe(1);
      expect(await count('chat_messages')).toBe(1 + AT_ONCE);
      const [chat] = await api.query('select last_seq, unread from chat_conversations');
      expect(chat).toEqual({ last_seq: 1 + AT_ONCE, unread: 1 + AT_ONCE });
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
