import { randomUUID } from 'node:crypto';
import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { createPhonePhoto, readPictureFacts } from '@girassol/api/test/pictures';
import { createChatTester } from './chats.testing';

describeApi('a conversation with a phone on the screen', (api) => {
  const chats = createChatTester(api);
  let accountId = '';
  let phonePath = '';

  const actOnPhone = async (fields: Record<string, string>, file?: { name: string; content: Buffer }) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (file) form.append('file', new File([new Uint8Array(file.content)], file.name));
    const request = new Request('http://girassol.test', { method: 'POST', body: form });
    const payload = Buffer.from(await request.arrayBuffer());
    return api.send({
      method: 'POST',
      url: phonePath,
      headers: {
        'content-type': request.headers.get('content-type') ?? '',
        'content-length': `${payload.length}`,
      },
      payload,
    });
  };
  const say = async (texto: string, file?: { name: string; content: Buffer }) => {
    const answer = await actOnPhone({ acao: 'enviar', texto }, file);
    expect(answer.statusCode).toBe(303);
    await chats.runJobs();
  };
  const getChat = async () => {
    const [summary] = await chats.list(api.people.owner, { accountId });
    if (!summary) throw new Error('no conversation');
    return chats.load(api.people.owner, summary._id);
  };

  beforeAll(async () => {
    const { owner } = api.people;
    const { account, verifyToken } = await chats.addAccount(owner);
    // A number of the demonstration needs no secret of anybody.
    expect([account.provider, verifyToken, account.isConnected]).toEqual(['demonstration', null, true]);
    accountId = account._id;
    const { url } = await api.call('POST /omnichannels/demonstration-phone/:chatAccountId', {
      as: owner,
      params: { chatAccountId: accountId },
      body: {},
    });
    phonePath = url;
  });

  test('[chats-001] what the phone writes arrives, is answered, delivered and read, each with its mark', async () => {
    const { owner } = api.people;
    const { omnichannels } = await api.call('GET /omnichannels/user/:userId', {
      as: owner,
      params: { userId: owner.userId },
    });
    expect(omnichannels.wppAccounts).toMatchObject([{ _id: accountId, name: 'Vendas' }]);

    expect((await api.send({ method: 'GET', url: phonePath })).body).toContain('Celular de');
    await say('Quero um orçamento');
    const [listed] = await chats.list(owner, { accountId, filter: 'UNREAD' });
    expect(listed).toMatchObject({ unread: 1, lastText: 'Quero um orçamento', lastDirection: 'IN' });
    const chatId = listed?._id ?? '';

    const clientKey = randomUUID();
    const sent = await chats.write(owner, chatId, { content: 'Claro!', clientKey });
    expect(sent.messages.at(-1)).toMatchObject({ status: 'QUEUED', content: 'Claro!', clientKey });
    expect(sent.unread).toBe(0);
    // The same message again, as from two presses or a second tab, is the same one.
    expect((await chats.write(owner, chatId, { content: 'Claro!', clientKey })).lastSeq).toBe(2);
    await chats.runJobs();
    expect((await getChat()).messages.at(-1)?.status).toBe('DELIVERED');
    expect((await api.send({ method: 'GET', url: phonePath })).body).toContain('Claro!');
    await actOnPhone({ acao: 'ler' });
    await chats.runJobs();
    expect((await getChat()).messages.at(-1)?.status).toBe('READ');
  });

  test('while the phone is off a message is only sent; switched on, it is delivered', async () => {
    await actOnPhone({ acao: 'desligar' });
    const { _id } = await getChat();
    await chats.write(api.people.owner, _id, { content: 'Está aí?' });
    await chats.runJobs();
    expect((await getChat()).messages.at(-1)?.status).toBe('SENT');
    await actOnPhone({ acao: 'ligar' });
    await chats.runJobs();
    expect((await getChat()).messages.at(-1)?.status).toBe('DELIVERED');
  });

  test('pictures of the phone are drawn anew, files come as they are, and what is no picture says so', async () => {
    await say('Meu telhado', { name: 'telhado.jpg', content: await createPhonePhoto() });
    const { messages } = await getChat();
    expect(messages.at(-1)).toMatchObject({
      content: 'Meu telhado',
      file: { state: 'STORED', contentType: 'image/jpeg', width: 300, height: 400 },
    });
    const stored = await api.send({ method: 'GET', url: messages.at(-1)?.file?.url ?? '' });
    expect((await readPictureFacts(stored.rawPayload)).exif).toBeUndefined();

    await say('', { name: 'conta de luz.pdf', content: Buffer.from('%PDF-1.7\n%%EOF') });
    expect((await getChat()).messages.at(-1)?.file).toMatchObject({
      state: 'STORED',
      name: 'conta de luz.pdf',
    });

    const broken = Buffer.concat([ONE_PIXEL_PNG.subarray(0, 40), Buffer.from('nada')]);
    await say('Veja', { name: 'falsa.png', content: broken });
    expect((await getChat()).messages.at(-1)?.file).toMatchObject({
      state: 'FAILED',
      url: null,
      problem: expect.stringMatching(/imagem/i),
    });
  });

  test('whoever attends a conversation is notified once until the messages are read or answered', async () => {
    const { owner, supervisor, vendor } = api.people;
    const { _id: chatId } = await getChat();
    const assign = (userId: string | null) =>
      api.call('PUT /chats/assignee/:chatId', { as: owner, params: { chatId }, body: { userId } });
    const readAs = (as: typeof owner) =>
      api.call('PUT /chats/read/:chatId', { as, params: { chatId }, body: { seq: 1_000 } });
    const listUnread = () =>
      api.query<{ user_id: string; count: number; open_url: string }>(
        "select user_id, count, open_url from notifications where kind = 'chat-message' and read_at is null",
      );
    await api.query('delete from notifications');
    await assign(vendor.userId);
    await say('Tudo bem?');
    await say('Alguém aí?');
    const open_url = `/chats?conversa=${chatId}`;
    expect(await listUnread()).toEqual([{ user_id: vendor.userId, count: 2, open_url }]);
    // A colleague who looks reads for nobody else; an answer is one for everybody.
    await readAs(owner);
    expect(await listUnread()).toHaveLength(1);
    await readAs(vendor);
    expect(await listUnread()).toEqual([]);
    await say('E o preço?');
    await chats.write(owner, chatId, { content: 'Já mando.' });
    expect(await listUnread()).toEqual([]);

    // Nobody attends it: those who manage sales do, unless their level is NONE.
    await assign(null);
    await say('Obrigada');
    const people = async () => (await listUnread()).map(({ user_id }) => user_id).sort();
    expect(await people()).toEqual([owner.userId, supervisor.userId].sort());
    await api.query('delete from notifications');
    await api.query(`update users set levels = '{"chats":"NONE"}' where id = $1`, [supervisor.userId]);
    await say('Até amanhã');
    expect(await people()).toEqual([owner.userId]);
    await api.query("update users set levels = '{}' where id = $1", [supervisor.userId]);
  });

  test('HTML and signs that turn text are text without them, in the conversation and on the phone', async () => {
    await say('<img src=x onerror=alert(1)>\u202eolá');
    const last = (await getChat()).messages.at(-1);
    expect(last?.content).toBe('<img src=x onerror=alert(1)>olá');
    const page = await api.send({ method: 'GET', url: phonePath });
    expect(page.body).not.toContain('<img src=x');
  });

  test('outside the window only a template goes, with its gaps filled', async () => {
    const { owner } = api.people;
    const { chat } = await api.call('POST /chats/new/:chatAccountId', {
      as: owner,
      params: { chatAccountId: accountId },
      body: { phone: '(48) 98888-1234' },
    });
    const refused = await api.refused('POST /chats/messages/:chatId', {
      as: owner,
      params: { chatId: chat._id },
      body: { content: 'Oi', clientKey: randomUUID() },
    });
    expect([refused.status, refused.message]).toEqual([409, 'A janela de 24 horas fechou. Envie um modelo.']);
    await api.call('PUT /omnichannels/templates/:chatAccountId', {
      as: owner,
      params: { chatAccountId: accountId },
      body: { templates: [{ name: 'retomar', language: 'pt_BR', body: 'Olá {{1}}, tudo bem?' }] },
    });
    const empty = await api.refused('POST /chats/messages/:chatId', {
      as: owner,
      params: { chatId: chat._id },
      body: { template: 'retomar', templateValues: '[""]', clientKey: randomUUID() },
    });
    expect(empty.message).toBe('Preencha todas as lacunas do modelo.');
    await chats.write(owner, chat._id, { content: '', template: 'retomar', templateValues: '["Ana"]' });
    await chats.runJobs();
    expect((await chats.load(owner, chat._id)).messages.at(-1)).toMatchObject({
      content: 'Olá Ana, tudo bem?',
      template: 'retomar',
      status: 'DELIVERED',
    });
    // The number in another form is the same conversation.
    for (const phone of ['+55 48 98888-1234', '4888881234', '048 98888 1234']) {
      const again = await api.call('POST /chats/new/:chatAccountId', {
        as: owner,
        params: { chatAccountId: accountId },
        body: { phone },
      });
      expect(again.chat._id).toBe(chat._id);
    }
  });

  test('a guessed address of a phone shows nothing', async () => {
    const answer = await api.send({ method: 'GET', url: '/celular-demonstracao/AAAAAAAAAAAAAAAAAAAAAA' });
    expect(answer.statusCode).toBe(404);
  });
});
