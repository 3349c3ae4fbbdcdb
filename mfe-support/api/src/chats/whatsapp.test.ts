import { randomUUID } from 'node:crypto';
import { createTestBoards } from '@girassol/api/test/boards';
import { describeApi } from '@girassol/api/test/harness';
import { createPhonePhoto } from '@girassol/api/test/pictures';
import type { WppAccount } from '@girassol/support-domain/contract';
import { APP_SECRET, buildText, buildWebhook, createChatTester } from './chats.testing';
import { startWhatsappServer } from './whatsapp-server.testing';

const variables: NodeJS.ProcessEnv = { MESSENGER: 'whatsapp', WEBHOOK_PRIVATE_ADDRESSES: 'on' };
let whatsapp: Awaited<ReturnType<typeof startWhatsappServer>>;
beforeAll(async () => {
  whatsapp = await startWhatsappServer();
  variables.WHATSAPP_URL = whatsapp.url;
});
afterAll(() => whatsapp.close());

describeApi(
  'conversations by the Cloud API of WhatsApp',
  (api) => {
    const chats = createChatTester(api);
    let account: WppAccount;
    let verifyToken = '';
    beforeAll(async () => {
      await createTestBoards(api);
      const added = await chats.addAccount(api.people.owner);
      account = added.account;
      verifyToken = added.verifyToken ?? '';
    });
    beforeEach(() => whatsapp.calls.splice(0));

    const hear = async (body: string) => {
      expect((await chats.deliver(account, body)).statusCode).toBe(200);
      await chats.runJobs();
    };
    const findChat = async (phone = '5547988887777') => {
      const listed = await chats.list(api.people.owner, { search: phone.slice(-8) });
      return listed[0]?._id ?? '';
    };
    const lastOf = async (chatId: string) => (await chats.load(api.people.owner, chatId)).messages.at(-1);
    const countMessages = async () =>
      (await api.query<{ n: number }>('select count(*)::int as n from chat_messages'))[0]?.n ?? 0;

    test('the handshake answers the challenge to who knows the verify token, which nothing shows again', async () => {
      const handshake = (token: string) =>
        api.send({
          method: 'GET',
          url: chats.getHookPath(account),
          query: { 'hub.mode': 'subscribe', 'hub.challenge': '1158201444', 'hub.verify_token': token },
        });
      expect((await handshake('errado')).statusCode).toBe(403);
      const answer = await handshake(verifyToken);
      expect([answer.statusCode, answer.body]).toEqual([200, '1158201444']);
      const { omnichannels } = await api.call('GET /omnichannels/user/:userId', {
        as: api.people.owner,
        params: { userId: api.people.owner.userId },
      });
      expect(omnichannels.wppAccounts[0]?.verifiedAt).not.toBeNull();
      const shown = JSON.stringify(omnichannels);
      for (const secret of [verifyToken, APP_SECRET, 'EAAGm0PX4ZCpsBA']) expect(shown).not.toContain(secret);
      const [row] = await api.query("select encode(sealed_token, 'escape') as token from chat_accounts");
      expect(JSON.stringify(row)).not.toContain('EAAGm0PX4ZCpsBA');
    });

    test('what is forged, altered, unsigned or sent to another address is refused, and nothing is written', async () => {
      const before = await countMessages();
      const body = buildWebhook({ messages: [buildText('Oi')] });
      const genuine = chats.sign(body);
      const attempts = [
        chats.deliver(account, body, ''),
        chats.deliver(account, body, chats.sign(body, 'another secret')),
        chats.deliver(account, body, genuine.slice(0, -1)),
        chats.deliver(account, body.replace('Oi', 'Ai'), genuine),
        chats.deliver(account, body, genuine.toUpperCase()),
      ];
      for (const attempt of attempts) expect((await attempt).statusCode).toBe(401);
      const elsewhere = { webhookUrl: `http://x/api/webhooks/whatsapp/${randomUUID()}` };
      expect((await chats.deliver(elsewhere, body)).statusCode).toBe(404);
      expect(
        (await chats.deliver({ webhookUrl: 'http://x/api/webhooks/whatsapp/nada' }, body)).statusCode,
      ).toBe(404);
      await chats.runJobs();
      expect(await countMessages()).toBe(before);
    });

    test('a message comes once however often it is sent, and of an unknown number not at all', async () => {
      const message = buildText('Quero um orçamento');
      const body = buildWebhook({
        messages: [message],
        contacts: [{ wa_id: '5547988887777', profile: { name: 'Ana' } }],
      });
      await Promise.all([chats.deliver(account, body), chats.deliver(account, body)]);
      await hear(body);
      // The same message in another webhook.
      await hear(buildWebhook({ messages: [message, buildText('E o prazo?')] }));
      await hear(buildWebhook({ phoneId: '999', messages: [buildText('De outro número')] }));
      // Nothing that cannot be read stops what follows.
      await hear('no json');
      await hear(buildWebhook({ messages: [{ type: 'text' }, buildText('Ainda aí?')] }));
      const chat = await chats.load(api.people.owner, await findChat());
      expect(chat.messages.map(({ content }) => content)).toEqual([
        'Quero um orçamento',
        'E o prazo?',
        'Ainda aí?',
      ]);
      expect(chat).toMatchObject({ name: 'Ana', unread: 3, phone: '(47) 98888-7777' });
    });

    test('signs that no database stores stop neither their message nor those behind it', async () => {
      const strange = buildText('', {
        type: 'document',
        document: {
          id: 'none',
          mime_type: 'text/\u0000plain',
          filename: 'a\u0000\ud800.txt',
          caption: 'Nulo\u0000',
        },
        text: undefined,
      });
      await hear(
        buildWebhook({
          contacts: [{ wa_id: '5547988887777', profile: { name: 'Ana\u0000\udfff' } }],
          messages: [strange, buildText('Depois do estranho'), buildText('Sem id', { id: 'com\u0000nulo' })],
        }),
      );
      const chat = await chats.load(api.people.owner, await findChat());
      expect(chat.messages.slice(-2).map(({ content }) => content)).toEqual(['Nulo', 'Depois do estranho']);
      expect(chat).toMatchObject({ name: 'Ana' });
    });

    test('a number without its ninth digit or 55 is the same person, and so is one that is hidden later', async () => {
      await hear(
        buildWebhook({
          messages: [buildText('Sem o nove', { from: '554788887777', from_user_id: 'BR.123' })],
        }),
      );
      await hear(
        buildWebhook({ messages: [buildText('Sem número', { from: undefined, from_user_id: 'BR.123' })] }),
      );
      const chat = await chats.load(api.people.owner, await findChat());
      expect(chat.messages.slice(-2).map(({ content }) => content)).toEqual(['Sem o nove', 'Sem número']);
    });

    test('an answer goes out by the Cloud API with the key that its reports bring back, in any order', async () => {
      const chatId = await findChat();
      await chats.write(api.people.owner, chatId, { content: 'Segue *amanhã*' });
      await chats.runJobs();
      const [sent] = whatsapp.getMessages();
      expect(sent).toMatchObject({ to: '5547988887777', type: 'text', text: { body: 'Segue *amanhã*' } });
      expect(whatsapp.calls[0]).toMatchObject({
        path: '/v1/106540352242922/messages',
        authorization: 'Bearer EAAGm0PX4ZCpsBA-exemplo',
      });
      expect((await lastOf(chatId))?.status).toBe('SENT');
      const report = (status: string) =>
        hear(
          buildWebhook({
            statuses: [
              { id: 'wamid.sent1', status, biz_opaque_callback_data: sent.biz_opaque_callback_data },
            ],
          }),
        );
      await report('read');
      await report('sent');
      await report('delivered');
      await report('failed');
      expect((await lastOf(chatId))?.status).toBe('READ');
    });

    test('what the Cloud API refuses is said in Portuguese and can be sent again', async () => {
      const chatId = await findChat();
      whatsapp.answerNext({ body: { error: { code: 131_026, message: 'Message undeliverable' } } });
      await chats.write(api.people.owner, chatId, { content: 'Oi' });
      await chats.runJobs();
      const failed = await lastOf(chatId);
      expect(failed).toMatchObject({
        status: 'FAILED',
        error: 'Este número não recebe mensagens por WhatsApp.',
      });
      const retry = () =>
        api.call('PUT /chats/retry/:chatId', {
          as: api.people.owner,
          params: { chatId },
          body: { seq: failed?.seq ?? 0 },
        });
      // Two presses are one more try.
      await retry();
      await retry();
      await chats.runJobs();
      expect(whatsapp.getMessages()).toHaveLength(2);
      expect(await lastOf(chatId)).toMatchObject({ status: 'SENT', error: null });
    });

    test('a provider that asks to wait is obeyed', async () => {
      const chatId = await findChat();
      whatsapp.answerNext({
        status: 429,
        body: { error: { code: 130_429 } },
        headers: { 'retry-after': '120' },
      });
      await chats.write(api.people.owner, chatId, { content: 'Com calma' });
      await chats.runJobs();
      const [job] = await api.query<{ wait: number }>(
        "select extract(epoch from due_at - now())::int as wait from jobs where kind = 'chats.send' and state = 'QUEUED'",
      );
      expect(job?.wait).toBeGreaterThan(100);
      await api.query("update jobs set due_at = now(), order_at = now() where kind = 'chats.send'");
      await chats.runJobs();
      expect((await lastOf(chatId))?.status).toBe('SENT');
    });

    test('a message whose answer was lost waits for its report, and is not sent twice', async () => {
      const chatId = await findChat();
      whatsapp.cutNext();
      await chats.write(api.people.owner, chatId, { content: 'Chegou?' });
      await chats.runJobs();
      expect((await lastOf(chatId))?.status).toBe('QUEUED');
      const [first] = whatsapp.getMessages();
      await hear(
        buildWebhook({
          statuses: [
            {
              id: 'wamid.lost',
              status: 'delivered',
              biz_opaque_callback_data: first.biz_opaque_callback_data,
            },
          ],
        }),
      );
      expect((await lastOf(chatId))?.status).toBe('DELIVERED');
      await api.query("update jobs set due_at = now(), order_at = now() where kind = 'chats.send'");
      await chats.runJobs();
      expect(whatsapp.getMessages()).toHaveLength(1);
    });

    test('pictures go and come as files of the provider, which are fetched from public addresses only', async () => {
      const chatId = await findChat();
      const photo = await createPhonePhoto();
      whatsapp.media.set('media1', { content: photo, type: 'image/jpeg' });
      await hear(
        buildWebhook({
          messages: [
            buildText('', {
              type: 'image',
              text: undefined,
              image: { id: 'media1', mime_type: 'image/jpeg', caption: 'Telhado' },
            }),
          ],
        }),
      );
      expect(await lastOf(chatId)).toMatchObject({
        content: 'Telhado',
        file: { state: 'STORED', name: 'imagem.jpg', width: 300 },
      });
      const { chat } = await api.call('POST /chats/messages/:chatId', {
        as: api.people.owner,
        params: { chatId },
        body: { content: 'O nosso', clientKey: randomUUID() },
        file: { name: 'obra.jpg', content: photo },
      });
      expect(chat.messages.at(-1)?.file).toMatchObject({ state: 'STORED', contentType: 'image/jpeg' });
      await chats.runJobs();
      const sent = whatsapp.getMessages().at(-1);
      expect(sent).toMatchObject({ type: 'image', image: { caption: 'O nosso' } });
    });

    test('10,000 messages are read a page at a time', async () => {
      const { owner } = api.people;
      const chatId = await findChat();
      const [chat] = await api.query<{ last_seq: number; chat_account_id: string }>(
        'select last_seq, chat_account_id from chat_conversations where id = $1',
        [chatId],
      );
      const from = chat?.last_seq ?? 0;
      await api.query(
        `insert into chat_messages (account_id, conversation_id, seq, chat_account_id, direction, content)
         select $1, $2, $4 + n, $3, 'IN', 'mensagem ' || n from generate_series(1, 10000) n`,
        [owner.accountId, chatId, chat?.chat_account_id, from],
      );
      await api.query('update chat_conversations set last_seq = last_seq + 10000 where id = $1', [chatId]);
      const last = await chats.load(owner, chatId);
      expect([last.messages.length, last.hasEarlier, last.hasLater]).toEqual([50, true, false]);
      const before = await chats.load(owner, chatId, { before: last.messages[0]?.seq ?? 0 });
      expect(before.messages.at(-1)?.seq).toBe((last.messages[0]?.seq ?? 0) - 1);
      const after = await chats.load(owner, chatId, { after: from });
      expect([after.messages.length, after.hasLater]).toEqual([200, true]);
      expect(await chats.list(owner, { search: 'mensagem 9999' })).toHaveLength(1);
    });

    test('a customer who is merged takes the conversation along, one who is deleted leaves it', async () => {
      const { owner } = api.people;
      const chatId = await findChat();
      const create = async (name: string, whatsapp_: string) =>
        (
          await api.call('POST /customers/new/:userId', {
            as: owner,
            params: { userId: owner.userId },
            body: { name, whatsapp: whatsapp_ },
          })
        ).customer._id;
      const first = await create('Ana Souza', '47988887777');
      await hear(buildWebhook({ messages: [buildText('Agora cadastrada')] }));
      expect((await chats.load(owner, chatId)).customer?._id).toBe(first);
      const second = await create('Ana S. Souza', '4733330000');
      await api.call('POST /customers/merge', { as: owner, body: { keep: second, remove: first } });
      expect((await chats.load(owner, chatId)).customer?._id).toBe(second);
      await api.call('DELETE /customers/single/:userId/:cid', {
        as: owner,
        params: { userId: owner.userId, cid: second },
      });
      expect(await chats.load(owner, chatId)).toMatchObject({ customer: null, name: 'Ana' });
    });

    test('a message becomes one lead, with a customer and a note, however often it is pressed', async () => {
      const { owner } = api.people;
      const chatId = await findChat();
      const seq = (await chats.load(owner, chatId)).messages.at(-1)?.seq ?? 0;
      const press = () =>
        api.call('POST /chats/lead/:chatId', { as: owner, params: { chatId }, body: { seq } });
      const [{ chat }] = await Promise.all([press(), press(), press()]);
      const leadId = chat.messages.at(-1)?.leadId;
      expect([leadId, chat.customer?.name]).toEqual([expect.any(String), 'Ana']);
      const leads = await api.query(
        "select id from sales where type = 'PRE_SALES' and name = 'WhatsApp: Ana'",
      );
      expect(leads).toEqual([{ id: leadId }]);
      const notes = await api.query('select content from notes where sale_id = $1', [leadId]);
      expect(notes).toEqual([{ content: 'WhatsApp: Agora cadastrada' }]);
    });

    test('who may see a conversation: sales managers all, others their own and those of nobody', async () => {
      const { owner, supervisor, vendor, colleague, neighbour } = api.people;
      const chatId = await findChat();
      expect(await chats.list(supervisor)).not.toEqual([]);
      // Its customer is the owner's.
      const refused = await api.refused('GET /chats/single/:chatId', {
        as: colleague,
        params: { chatId },
        query: {},
      });
      expect(refused.status).toBe(404);
      const assign = (userId: string | null) =>
        api.call('PUT /chats/assignee/:chatId', { as: owner, params: { chatId }, body: { userId } });
      await assign(colleague.userId);
      expect((await chats.load(colleague, chatId)).assignee?._id).toBe(colleague.userId);
      await assign(null);
      expect(
        (await api.refused('GET /chats/single/:chatId', { as: neighbour, params: { chatId }, query: {} }))
          .status,
      ).toBe(404);
      const foreign = await api.refused('PUT /chats/assignee/:chatId', {
        as: owner,
        params: { chatId },
        body: { userId: neighbour.userId },
      });
      expect(foreign.message).toBe('Esta pessoa não atende conversas.');

      await api.query(`update users set levels = '{"chats":"VIEW"}' where id = $1`, [supervisor.userId]);
      expect((await chats.load(supervisor, chatId)).mayWrite).toBe(false);
      const write = { params: { chatId }, body: { content: 'Oi', clientKey: randomUUID() } };
      expect((await api.refused('POST /chats/messages/:chatId', { as: supervisor, ...write })).status).toBe(
        403,
      );
      await api.query(`update users set levels = '{"chats":"NONE"}' where id = $1`, [supervisor.userId]);
      const list = { as: supervisor, params: { multiplier: 1 }, query: {} };
      expect((await api.refused('GET /chats/list/:multiplier', list)).status).toBe(403);
      const settings = await api.refused('DELETE /omnichannels/single/:chatAccountId', {
        as: vendor,
        params: { chatAccountId: account._id },
      });
      expect(settings.status).toBe(403);
    });

    test('an account that is disconnected hears nothing; connected again, its conversations are there', async () => {
      const { owner } = api.people;
      const chatId = await findChat();
      await api.call('DELETE /omnichannels/single/:chatAccountId', {
        as: owner,
        params: { chatAccountId: account._id },
      });
      expect((await chats.deliver(account, buildWebhook({ messages: [buildText('Oi')] }))).statusCode).toBe(
        404,
      );
      const write = { as: owner, params: { chatId }, body: { content: 'Oi', clientKey: randomUUID() } };
      expect((await api.refused('POST /chats/messages/:chatId', write)).status).toBe(409);
      expect((await chats.load(owner, chatId)).isConnected).toBe(false);
      const again = await chats.addAccount(owner);
      expect(again.account._id).toBe(account._id);
      const twice = await api.refused('POST /omnichannels/user/:userId', {
        as: owner,
        params: { userId: owner.userId },
        body: {
          name: 'B',
          phone: '47999990001',
          phoneId: '106540352242922',
          accessToken: 'x'.repeat(30),
          appSecret: 'y'.repeat(32),
        },
      });
      expect(twice.message).toBe('Este número já está ligado a esta empresa.');
    });

    test('there is no phone on the screen where messages go to WhatsApp', async () => {
      const { owner } = api.people;
      const refused = await api.refused('POST /omnichannels/demonstration-phone/:chatAccountId', {
        as: owner,
        params: { chatAccountId: account._id },
        body: {},
      });
      expect(refused.status).toBe(409);
      const page = await api.send({ method: 'GET', url: '/celular-demonstracao/AAAAAAAAAAAAAAAAAAAAAA' });
      expect(page.body).not.toContain('Celular de demonstração');
    });
  },
  variables,
);
