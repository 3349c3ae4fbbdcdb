import { randomUUID } from 'node:crypto';
import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { enqueue } from '@girassol/api-platform/jobs';
import { CHAT_RETENTION_DAYS, MAX_QUESTIONS_PER_WINDOW } from '@girassol/support-domain/help';
import { loadArticles } from '../help/articles/load-articles';
import { answerChat } from './answer-chat';
import type { Assistant, AssistantAnswer } from './assistant';
import { deleteOldChatsJob } from './delete-old-chats-job';
import { createAnswerWaiter } from './wait-for-answer';

const ASK = 'POST /chats/support';
const POLL = 'GET /chats/polling/:chatId/:lastAssistantMessageId';

describeApi('the assistant Zoe', (api) => {
  beforeEach(() => api.query('delete from assistant_chats'));

  const ask = (message: string, more = {}, as = api.people.owner) =>
    api.call(ASK, { as, body: { message, ...more } });
  const countChats = async () =>
    Number((await api.query<{ count: string }>('select count(*) from assistant_chats'))[0]?.count);

  test('[support-015] an empty message loads the chat and writes nothing', async () => {
    expect(await ask('')).toEqual({ chat: { _id: null, messages: [] }, reqTimeout: false });
    expect(await countChats()).toBe(0);
    const { chat } = await ask('como faço uma busca?');
    expect((await ask(' ')).chat).toEqual(chat);
  });

  test('[support-020] a question is answered from an article, which stands below', async () => {
    const { chat, reqTimeout } = await ask('Como faço para buscar um cliente em qualquer tela?');
    expect(reqTimeout).toBe(false);
    expect(chat.messages).toMatchObject([
      { role: 'user', content: 'Como faço para buscar um cliente em qualquer tela?', citations: [] },
      { role: 'assistant', offersPerson: false },
    ]);
    const answer = chat.messages[1];
    expect(answer?.citations[0]?.slug).toBe('buscar-em-tudo');
    expect(answer?.content).toContain('pressione Buscar');
    expect(answer?.richContent).toContain('**Buscar**');
  });

  test('she says when she does not know, and offers a person', async () => {
    for (const question of [
      'Qual é a capital da Mongólia?',
      'xyzzy',
      'receita de bolo de cenoura',
      'qual o preço do bitcoin',
      'como emagrecer rápido',
      'que horas são?',
    ]) {
      const { chat } = await ask(question);
      expect(chat.messages.at(-1)).toMatchObject({ role: 'assistant', offersPerson: true, citations: [] });
    }
  });

  test('a question about something else does not get the article of the one before', async () => {
    const slugs = async (question: string) =>
      (await ask(question)).chat.messages.at(-1)?.citations.map(({ slug }) => slug);
    expect((await slugs('como desfazer uma importação?'))?.[0]).toBe('desfazer-importacao');
    for (const question of [
      'qual é a capital da França?',
      'quem ganhou o jogo ontem?',
      'qual o preço do bitcoin',
    ])
      expect(await slugs(question)).toEqual([]);
    expect((await slugs('Como faço para buscar um cliente em qualquer tela?'))?.[0]).toBe('buscar-em-tudo');
    // Without words of its own, a question goes on with the subject.
    expect((await slugs('e como?'))?.[0]).toBe('buscar-em-tudo');
  });

  test('a question that an article answers is answered after any other question', async () => {
    await ask('como emagrecer rápido');
    const { chat } = await ask('como mando o contrato pro cliente assinar?');
    expect(chat.messages.at(-1)?.citations[0]?.slug).toBe('assinatura-digital');
    await ask('xyzzy');
    const short = await ask('como faço pra mandar proposta pro zap');
    expect(short.chat.messages.at(-1)?.citations[0]?.slug).toBe('enviar-proposta');
  });

  test('the same message sent twice is one, and another key is another message', async () => {
    const clientKey = randomUUID();
    const first = await ask('onde busco?', { clientKey });
    expect((await ask('onde busco?', { clientKey })).chat).toEqual(first.chat);
    expect((await ask('onde busco?', { clientKey: randomUUID() })).chat.messages).toHaveLength(4);
  });

  test('[support-002] a person gets the whole conversation as a ticket, and the conversation ends', async () => {
    const { owner } = api.people;
    const { chat } = await api.call(ASK, {
      as: owner,
      body: { message: 'A busca não abre' },
      file: { name: 'tela.png', content: ONE_PIXEL_PNG },
    });
    expect(chat.messages[0]?.files).toMatchObject([{ name: 'tela.png', width: 1 }]);
    const { ticketId = '', chat: ended } = await ask('', { wantsPerson: 'true' });
    expect(ended).toEqual({ _id: null, messages: [] });
    const { ticket } = await api.call('GET /tickets/single/user/:ticketId', {
      as: owner,
      params: { ticketId },
    });
    expect(ticket).toMatchObject({ title: 'A busca não abre', status: 'OPEN' });
    expect(
      ticket.messages.map(({ author, content, files }) => [author, content.slice(0, 20), files.length]),
    ).toEqual([
      [ticket.messages[0]?.author, 'A busca não abre', 0],
      [ticket.messages[0]?.author, '', 1],
      ['Zoe', expect.any(String), 0],
      [ticket.messages[0]?.author, 'Quero falar com uma ', 0],
    ]);
    expect((await ask('')).chat.messages).toEqual([]);
    const clientKey = randomUUID();
    const repeated = [1, 2].map(() => ask('De novo', { wantsPerson: 'true', clientKey }));
    const [one, other] = await Promise.all(repeated);
    expect(one?.ticketId).toBe(other?.ticketId);
    // Without a conversation the ticket says what is wanted.
    const { ticketId: bare = '' } = await ask('', { wantsPerson: 'true' });
    const { ticket: plain } = await api.call('GET /tickets/single/user/:ticketId', {
      as: owner,
      params: { ticketId: bare },
    });
    expect(plain.title).toBe('Quero falar com uma pessoa.');
  });

  test('conversations are of one person, also for the owner of the account', async () => {
    const { owner, colleague } = { owner: api.people.owner, colleague: api.people.vendor };
    await ask('onde busco?', {}, colleague);
    expect((await ask('', {}, owner)).chat._id).toBeNull();
  });

  test('[support-016, support-017] a poll needs no login, and answers only while something is awaited', async () => {
    const { chat } = await ask('onde busco?');
    const chatId = chat._id ?? '';
    const [, answer] = chat.messages;
    const params = { chatId, lastAssistantMessageId: chatId };
    await api.query('update assistant_chats set pending_since = now()');
    expect(await api.call(POLL, { params })).toEqual({ updated: false, chat: { _id: chatId, messages: [] } });
    await api.query('update assistant_chats set pending_since = null');
    const polled = await api.call(POLL, { params });
    expect(polled).toMatchObject({
      updated: true,
      chat: { messages: [{ _id: answer?._id, role: 'assistant' }] },
    });
    expect(JSON.stringify(polled)).not.toContain('onde busco');
    const after = { chatId, lastAssistantMessageId: answer?._id ?? '' };
    expect(await api.call(POLL, { params: after })).toMatchObject({ updated: false });
    for (const wrong of [
      { chatId: randomUUID(), lastAssistantMessageId: chatId },
      { chatId, lastAssistantMessageId: randomUUID() },
    ])
      expect(await api.refused(POLL, { params: wrong })).toMatchObject({ status: 404 });
    await api.query(`update assistant_chats set messages = jsonb_set(messages, '{1,at}', '1')`);
    expect(await api.refused(POLL, { params })).toMatchObject({ status: 404 });
  });

  test('a question whose process has ended is answered with an apology, and the chat goes on', async () => {
    const { chat } = await ask('onde busco?');
    const chatId = chat._id ?? '';
    await api.query(`update assistant_chats set messages = messages - 1, pending_since = now()`);
    expect(await api.refused(ASK, { as: api.people.owner, body: { message: 'e agora?' } })).toMatchObject({
      status: 409,
    });
    await api.query(`update assistant_chats set pending_since = now() - interval '5 minutes'`);
    const { updated, chat: polled } = await api.call(POLL, {
      params: { chatId, lastAssistantMessageId: chatId },
    });
    expect([updated, polled.messages[0]?.offersPerson]).toEqual([true, true]);
    expect((await ask('onde busco?')).chat.messages).toHaveLength(4);
  });

  test('questions are limited, and pictures are the only files', async () => {
    const { owner } = api.people;
    const old = { role: 'user', text: 'a', at: Date.now(), files: [], citations: [], offersPerson: false };
    await ask('onde busco?');
    await api.query('update assistant_chats set messages = $1::jsonb', [
      JSON.stringify(Array.from({ length: MAX_QUESTIONS_PER_WINDOW }, () => ({ ...old, id: randomUUID() }))),
    ]);
    expect(await api.refused(ASK, { as: owner, body: { message: 'mais uma' } })).toMatchObject({
      status: 429,
    });
    // A person is there for everybody.
    expect((await ask('mais uma', { wantsPerson: 'true' })).ticketId).toBeDefined();
    const file = { name: 'a.pdf', content: Buffer.from('%PDF-1.4') };
    expect(await api.refused(ASK, { as: owner, body: { message: 'oi' }, file })).toMatchObject({
      status: 415,
      message: 'Apenas imagens são permitidas.',
    });
  });

  test('[support-016] while the service is slow the chat waits, and the answer comes later', async () => {
    const { owner } = api.people;
    const { chat } = await ask('onde busco?');
    const chatId = chat._id ?? '';
    await api.query(`update assistant_chats set messages = messages - 1, pending_since = now()`);
    let reply: (answer: AssistantAnswer) => void = () => {};
    const assistant: Assistant = {
      answer: () =>
        new Promise((resolve) => {
          reply = resolve;
        }),
    };
    const services = { database: api.database, log: api.app.log, articles: loadArticles(), assistant };
    const wait = createAnswerWaiter(services, 20);
    await wait({ accountId: owner.accountId, chatId });
    const params = { chatId, lastAssistantMessageId: chatId };
    expect(await api.call(POLL, { params })).toMatchObject({ updated: false });
    reply({ text: 'Na busca.', citations: ['buscar-em-tudo'], offersPerson: false });
    await wait({ accountId: owner.accountId, chatId });
    expect(await api.call(POLL, { params })).toMatchObject({
      updated: true,
      chat: { messages: [{ content: 'Na busca.', citations: [{ slug: 'buscar-em-tudo' }] }] },
    });
  });

  test('where the service is down the article itself answers', async () => {
    const { owner } = api.people;
    const { chat } = await ask('como busco em qualquer tela?');
    await api.query(`update assistant_chats set messages = messages - 1, pending_since = now()`);
    const assistant: Assistant = { answer: () => Promise.reject(new Error('down')) };
    const services = { database: api.database, log: api.app.log, articles: loadArticles(), assistant };
    await answerChat(services, { accountId: owner.accountId, chatId: chat._id ?? '' });
    expect((await ask('')).chat.messages.at(-1)?.citations[0]?.slug).toBe('buscar-em-tudo');
  });

  test('conversations are deleted after their retention, with their pictures', async () => {
    await ask('onde busco?');
    await api.query(`update assistant_chats set updated_at = now() - make_interval(days => $1)`, [
      CHAT_RETENTION_DAYS + 1,
    ]);
    await api.database.asSystem((tx) => enqueue(tx, deleteOldChatsJob, { accountId: null, payload: {} }));
    await api.app.jobs.runDue();
    expect(await countChats()).toBe(0);
  });
});
