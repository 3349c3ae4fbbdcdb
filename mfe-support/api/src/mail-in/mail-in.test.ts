import { randomUUID } from 'node:crypto';
import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { describeApi } from '@girassol/api/test/harness';
import { postSupportMail, SUPPORT_ADDRESS, supportMailVariables } from '@girassol/api/test/mail-webhook';
import { waitUntil } from '@girassol/api/test/wait-until';
import { createTicketTester } from '../tickets/tickets.testing';

interface TestMail {
  to?: string;
  from?: string;
  headers?: string[];
  body?: string;
  messageId?: string;
}

describeApi(
  'mails to support',
  (api) => {
    const tickets = createTicketTester(api);
    beforeEach(async () => {
      for (const table of ['login_attempts', 'mail_outbox', 'support_received_mails'])
        await api.query(`delete from ${table}`);
      await api.query("delete from support_tickets where kind <> 'USER'");
    });

    const build = ({
      to = SUPPORT_ADDRESS,
      from = 'Ana <ana@sol.com.br>',
      headers = [],
      body = 'Oi',
      messageId,
    }: TestMail) =>
      Buffer.from(
        [
          `From: ${from}`,
          `To: ${to}`,
          `Message-ID: <${messageId ?? randomUUID()}@sol.com.br>`,
          'Subject: Re: Inversor',
          ...headers,
          '',
          body,
        ].join('\r\n'),
      );
    const post = (raw: Buffer, options?: Parameters<typeof postSupportMail>[2]) =>
      postSupportMail(api, raw, options);
    const runJobs = () =>
      waitUntil(async () => {
        await api.app.jobs.runDue();
        const [row] = await api.query<{ waiting: number }>(
          "select count(*)::int as waiting from jobs where state in ('QUEUED', 'RUNNING') and due_at <= now()",
        );
        return row?.waiting === 0;
      });
    const receive = async (mail: TestMail) => {
      expect((await post(build(mail))).statusCode).toBe(200);
      await runJobs();
    };
    const listVisitorTickets = () =>
      api.query<{ id: string; kind: string; title: string; status: string }>(
        "select id, kind, title, status from support_tickets where kind <> 'USER' order by created_at",
      );
    const listMessages = (ticketId: string) =>
      api.query<{
        role: string;
        author_name: string;
        content: string;
        quoted: string | null;
        pictures: number;
      }>(
        `select role, author_name, content, quoted, jsonb_array_length(files) as pictures
         from support_messages where ticket_id = $1 order by seq`,
        [ticketId],
      );
    const answer = (ticketId: string, text: string) =>
      api.call('POST /operation/tickets/answer/:ticketId', {
        as: api.people.admin,
        params: { ticketId },
        body: { text, clientKey: randomUUID(), seenSeq: 100 },
      });

    test('anybody’s mail opens a ticket, is answered by mail, and the answer to that goes on in it', async () => {
      await receive({ body: 'O inversor parou.' });
      const [ticket] = await listVisitorTickets();
      expect(ticket).toMatchObject({ kind: 'MAIL', title: 'Inversor', status: 'OPEN' });
      const ticketId = ticket?.id ?? '';
      await answer(ticketId, 'Desligue e ligue.\nDeu certo?');
      await runJobs();
      const [mail] = await api.query<{ to_address: string; reply_to: string; text: string }>(
        "select to_address, reply_to, text from mail_outbox where kind = 'support-answer'",
      );
      expect(mail?.to_address).toBe('ana@sol.com.br');
      expect(mail?.reply_to).toMatch(/^suporte\+[a-z2-7]{42}@girassol\.test$/);
      expect(mail?.text).toContain('Deu certo?');
      await receive({
        to: mail?.reply_to.toUpperCase() ?? '',
        from: 'Colega <colega@sol.com.br>',
        body: 'Deu!\r\n\r\nEm 26/11, Suporte escreveu:\r\n> Deu certo?',
      });
      expect((await listMessages(ticketId)).at(-1)).toEqual({
        role: 'user',
        author_name: 'Ana (e-mail de colega@sol.com.br)',
        content: 'Deu!',
        quoted: 'Em 26/11, Suporte escreveu:\n> Deu certo?',
        pictures: 0,
      });
      expect(await listVisitorTickets()).toMatchObject([{ status: 'OPEN' }]);
      expect(await api.query('select from support_received_mails')).toEqual([]);
    });

    test('a person of an account answers the mail about a ticket; a forged signature writes nowhere', async () => {
      const { _id: ticketId } = await tickets.open(api.people.vendor);
      await answer(ticketId, 'Tente de novo.');
      await api.query("update jobs set due_at = now() where kind = 'notifications.mail'");
      await runJobs();
      const [mail] = await api.query<{ reply_to: string }>(
        "select reply_to from mail_outbox where kind = 'notification'",
      );
      const replyTo = mail?.reply_to ?? '';
      await receive({ to: replyTo, from: api.people.vendor.email, body: 'Funcionou.' });
      expect((await listMessages(ticketId)).at(-1)).toMatchObject({ role: 'user', content: 'Funcionou.' });
      const forged = replyTo.replace(/.(?=@)/, (last) => (last === 'a' ? 'b' : 'a'));
      await receive({ to: forged, from: api.people.vendor.email, body: 'Falso.' });
      expect((await listMessages(ticketId)).at(-1)).toMatchObject({ content: 'Funcionou.' });
      expect(await listVisitorTickets()).toEqual([]);
    });

    test('whoever wrote by mail is warned by mail before a quiet ticket is closed, and can answer that', async () => {
      await receive({ body: 'O inversor parou.' });
      const [ticket] = await listVisitorTickets();
      const ticketId = ticket?.id ?? '';
      await answer(ticketId, 'Tente de novo.');
      await runJobs();
      await api.query('delete from mail_outbox');
      await api.query(
        `update jobs set due_at = due_at - interval '5 days', order_at = order_at - interval '5 days',
           account_due = account_due - interval '5 days' where kind = 'support.ticket-step'`,
      );
      await runJobs();
      const mails = await api.query<{ to_address: string; reply_to: string; text: string }>(
        "select to_address, reply_to, text from mail_outbox where kind = 'support-answer'",
      );
      expect(mails).toMatchObject([
        { to_address: 'ana@sol.com.br', text: expect.stringContaining('será encerrado em 2 dias') },
      ]);
      expect(mails[0]?.text).not.toMatch(/^,/m);
      await receive({ to: mails[0]?.reply_to ?? '', body: 'Ainda preciso.' });
      expect(await listVisitorTickets()).toMatchObject([{ id: ticketId, status: 'OPEN' }]);
    });

    test('the same Message-ID twice is one message', async () => {
      const messageId = randomUUID();
      for (let at = 0; at < 2; at += 1) await receive({ messageId });
      const opened = await listVisitorTickets();
      expect(opened).toHaveLength(1);
      expect(await listMessages(opened[0]?.id ?? '')).toHaveLength(1);
    });

    test('mails of programs, and those to nobody here, open nothing', async () => {
      await receive({ headers: ['Auto-Submitted: auto-replied'] });
      await receive({ headers: ['Return-Path: <>'] });
      await receive({ to: 'vendas@girassol.test' });
      expect(await listVisitorTickets()).toEqual([]);
    });

    test('a picture is drawn anew, and what only says to be one is named', async () => {
      const part = (type: string, name: string, content: Buffer) =>
        `--b\r\nContent-Type: ${type}; name="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`;
      const body = `--b\r\nContent-Type: text/plain\r\n\r\nVeja\r\n${part('image/png', 'tela.png', ONE_PIXEL_PNG)}${part('image/png', 'falsa.png', Buffer.from('nada'))}--b--`;
      await receive({ headers: ['Content-Type: multipart/mixed; boundary=b'], body });
      const [ticket] = await listVisitorTickets();
      expect(await listMessages(ticket?.id ?? '')).toMatchObject([
        { content: 'Veja\n\nAnexos deixados de fora: falsa.png', pictures: 1 },
      ]);
    });

    test('many mails of one sender stay outside the queue', async () => {
      for (let at = 0; at < 7; at += 1) await receive({ body: `Mensagem ${at}` });
      expect((await listVisitorTickets()).map(({ status }) => status)).toEqual([
        ...Array(5).fill('OPEN'),
        ...Array(2).fill('CLOSED'),
      ]);
    });

    test('a wrong signature, and one of an old time, are refused; a repeated webhook is stored once', async () => {
      const raw = build({});
      const wrong = `whsec_${Buffer.from('outro segredo de 32 bytes, errado').toString('base64')}`;
      expect((await post(raw, { secret: wrong })).statusCode).toBe(401);
      expect((await post(raw, { seconds: Date.now() / 1000 - 600 })).statusCode).toBe(401);
      const id = randomUUID();
      for (let at = 0; at < 2; at += 1) expect((await post(raw, { id })).statusCode).toBe(200);
      expect(await api.query('select from support_received_mails')).toHaveLength(1);
    });

    test('a mail that cannot be read is kept with the reason', async () => {
      const nested = Array.from(
        { length: 60 },
        (_, at) => `--b${at - 1}\r\nContent-Type: multipart/mixed; boundary=b${at}\r\n\r\n`,
      ).join('');
      await receive({ headers: ['Content-Type: multipart/mixed; boundary=b-1'], body: nested });
      expect(await api.query('select problem from support_received_mails')).toEqual([
        { problem: 'O e-mail não pôde ser lido.' },
      ]);
    });
  },
  supportMailVariables,
);
