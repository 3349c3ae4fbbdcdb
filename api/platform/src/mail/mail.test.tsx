import { describeApi, describeApiOnEveryDatabase } from '../../../test/harness';
import { startTestSmtpServer, type TestSmtpServer } from '../../../test/smtp-server';
import type { Row } from '../database';
import { MailButton, MailText, type NewMail } from '.';
import { deliverDueMail } from './deliver-due-mail';
import { createMailTransport } from './transport';

let smtp: TestSmtpServer;
const variables: NodeJS.ProcessEnv = {
  MAIL_FROM: 'Girassol <avisos@girassol.com.br>',
  PUBLIC_URL: 'https://app.girassol.com.br',
};
beforeAll(async () => {
  smtp = await startTestSmtpServer();
  variables.SMTP_URL = smtp.url;
});
afterAll(() => smtp.close());

describeApiOnEveryDatabase(
  'mail by SMTP',
  (api) => {
    let last = 0;
    const transports: ReturnType<typeof createMailTransport>[] = [];
    beforeEach(() => {
      smtp.received.length = 0;
      smtp.refusals.length = 0;
    });
    afterAll(() => {
      for (const transport of transports) transport.close();
    });

    const newMail = (fields: Partial<NewMail> = {}): NewMail => {
      last += 1;
      return {
        accountId: api.people.owner.accountId,
        key: `test:${last}`,
        kind: 'owner-access',
        to: { name: 'Ana Souza', address: 'ana@empresa.com.br' },
        write: (brand) => ({
          subject: 'Olá, Ana',
          reason: 'Porque isto é um teste.',
          content: (
            <>
              <MailText>Preço: R$ 10,00 &amp; juros de {'<b>José</b>'}</MailText>
              <MailButton brand={brand} href={`${brand.origin}/inicio`} label="Abrir" />
            </>
          ),
        }),
        ...fields,
      };
    };
    const write = async (fields: Partial<NewMail> = {}): Promise<string> => {
      const mail = newMail(fields);
      const id = await api.database.asAccount(mail, (tx) => api.app.mailer.send(tx, mail));
      if (id === null) throw new Error('was there already');
      return id;
    };
    const getRow = async (id: string) => {
      const [row] = await api.query<Row<'mail_outbox'>>('select * from mail_outbox where id = $1', [id]);
      if (!row) throw new Error('no such mail');
      return row;
    };
    /** Delivers mail as another process does that works on jobs. */
    const deliver = () => {
      const { settings } = api.app.mailer;
      const transport = createMailTransport(settings);
      transports.push(transport);
      return deliverDueMail({ database: api.database, transport, settings, log: api.app.log });
    };
    const makeDue = (id: string) =>
      api.query(`update mail_outbox set next_at = now() where id = $1 and state = 'QUEUED'`, [id]);

    test('goes out after the commit, as HTML that was escaped and as plain text', async () => {
      const id = await write();
      expect(smtp.received).toEqual([]);
      await api.app.jobs.runDue();
      const [mail] = smtp.received;
      expect(smtp.received).toHaveLength(1);
      expect(mail?.to).toEqual(['ana@empresa.com.br']);
      expect(mail?.header('Message-ID')).toBe(`<${id}@girassol.com.br>`);
      expect(mail?.header('From')).toBe('Girassol <avisos@girassol.com.br>');
      expect(mail?.header('To')).toBe('Ana Souza <ana@empresa.com.br>');
      expect(mail?.header('Subject')).toBe('Olá, Ana');
      expect(mail?.header('Auto-Submitted')).toBe('auto-generated');
      expect(mail?.part('text/html')).toContain('R$ 10,00 &amp; juros de &lt;b&gt;José&lt;/b&gt;');
      expect(mail?.part('text/html')).toContain('href="https://app.girassol.com.br/inicio"');
      expect(mail?.part('text/plain').replaceAll('\r\n', '\n')).toBe(
        'Girassol\n\nOlá, Ana\n\nPreço: R$ 10,00 & juros de <b>José</b>\n\nAbrir: https://app.girassol.com.br/inicio\n\nPorque isto é um teste.\n',
      );
      expect(await getRow(id)).toMatchObject({ state: 'SENT', attempts: 1, error: null });
      expect((await api.app.inject('/metrics')).body).toMatch(/^girassol_mails_total{outcome="sent"} [1-9]/m);
    });

    test('what was rolled back is never sent; the same cause sends one', async () => {
      const mail = newMail();
      const undone = api.database.asAccount(mail, async (tx) => {
        await api.app.mailer.send(tx, mail);
        throw new Error('no');
      });
      await expect(undone).rejects.toThrow('no');
      const send = () => api.database.asAccount(mail, (tx) => api.app.mailer.send(tx, mail));
      expect([await send(), await send()]).toEqual([expect.any(String), null]);
      await api.app.jobs.runDue();
      expect(smtp.received).toHaveLength(1);
    });

    test('what its reader may switch off carries the headers of one-click unsubscription, other mail does not', async () => {
      const { userId } = api.people.owner;
      await write({ unsubscribe: { userId, kind: 'import-ended' } });
      await write();
      await api.app.jobs.runDue();
      const ended = smtp.received.find((mail) => mail.header('List-Unsubscribe') !== undefined);
      const other = smtp.received.find((mail) => mail !== ended);
      expect(smtp.received).toHaveLength(2);
      expect(ended?.header('List-Unsubscribe')).toMatch(
        /^<https:\/\/app\.girassol\.com\.br\/parar-de-receber\/[\w-]+\.[\w-]+>$/,
      );
      expect(ended?.header('List-Unsubscribe-Post')).toBe('List-Unsubscribe=One-Click');
      expect(other?.header('List-Unsubscribe')).toBeUndefined();
    });

    test('refused for a while (451) it comes again, with the same Message-ID', async () => {
      const id = await write();
      smtp.refusals.push(451);
      await deliver();
      const waiting = await getRow(id);
      expect(waiting).toMatchObject({ state: 'QUEUED', attempts: 1, lease_until: null });
      expect(waiting.error).toContain('451');
      const wait = waiting.next_at.getTime() - Date.now();
      expect(wait).toBeGreaterThan(20_000);
      expect(wait).toBeLessThan(31_000);
      expect(await deliver()).toBe(0);
      await makeDue(id);
      await deliver();
      expect(smtp.received.map((mail) => mail.header('Message-ID'))).toEqual([`<${id}@girassol.com.br>`]);
      expect(await getRow(id)).toMatchObject({ state: 'SENT', attempts: 2, error: null });
    });

    test('refused for good (550) it is kept as failed until an operator sends it again', async () => {
      const id = await write();
      smtp.refusals.push(550);
      await deliver();
      expect(await getRow(id)).toMatchObject({ state: 'FAILED', attempts: 1 });
      const { admin } = api.people;
      const params = { mailId: id };
      const { mails } = await api.call('GET /operation/mail/list/:multiplier', {
        as: admin,
        params: { multiplier: 1 },
        query: { state: 'FAILED' },
      });
      expect(mails[0]).toMatchObject({ _id: id, to: { email: 'ana@empresa.com.br' }, attempts: 1 });
      const { mail } = await api.call('GET /operation/mail/single/:mailId', { as: admin, params });
      expect(mail).toMatchObject({ mayRepeat: true, error: expect.stringContaining('550') });
      await api.call('POST /operation/mail/again/:mailId', { as: admin, params });
      await api.app.jobs.runDue();
      expect(await getRow(id)).toMatchObject({ state: 'SENT' });
      expect(await api.refused('POST /operation/mail/again/:mailId', { as: admin, params })).toMatchObject({
        status: 409,
      });
    });

    test('after the last try it is kept as failed; a server that is away fails nothing sooner', async () => {
      const id = await write();
      await api.query('update mail_outbox set attempts = 6 where id = $1', [id]);
      const settings = { ...api.app.mailer.settings, smtpUrl: 'smtp://127.0.0.1:1' };
      const transport = createMailTransport(settings);
      transports.push(transport);
      const away = () => deliverDueMail({ database: api.database, transport, settings, log: api.app.log });
      await away();
      expect(await getRow(id)).toMatchObject({ state: 'QUEUED', attempts: 7 });
      await makeDue(id);
      await away();
      expect(await getRow(id)).toMatchObject({ state: 'FAILED', attempts: 8 });
    });

    test('line breaks in names and subjects add no header and no recipient', async () => {
      await write({
        to: { name: 'Ana\r\nBcc: espia@mal.com\r\n\r\n<script>', address: 'ana@empresa.com.br' },
        write: () => ({
          subject: 'Oi\r\nBcc: espia@mal.com\u2028X-Mal: 1',
          reason: '',
          content: <MailText>oi</MailText>,
        }),
      });
      await deliver();
      const [mail] = smtp.received;
      expect(mail?.to).toEqual(['ana@empresa.com.br']);
      expect(mail?.header('Bcc')).toBeUndefined();
      expect(mail?.header('X-Mal')).toBeUndefined();
      expect(mail?.header('Subject')).toBe('Oi Bcc: espia@mal.com X-Mal: 1');
    });

    test('a body with a link is gone once it was sent, and never goes out after the link ended', async () => {
      const sent = await write({ hasSecret: true });
      await deliver();
      expect(await getRow(sent)).toMatchObject({ state: 'SENT', html: null, text: null });
      const late = await write({ hasSecret: true, expiresAt: new Date(Date.now() - 1) });
      await deliver();
      expect(await getRow(late)).toMatchObject({
        state: 'SUPPRESSED',
        html: null,
        error: 'O que este e-mail oferece já terminou.',
      });
      expect(smtp.received).toHaveLength(1);
      const waiting = await write({ hasSecret: true });
      const { mail } = await api.call('GET /operation/mail/single/:mailId', {
        as: api.people.admin,
        params: { mailId: waiting },
      });
      expect(mail.text).toBeNull();
      await deliver();
    });

    test('addresses of the demonstration are given to no server', async () => {
      const id = await write({ to: { name: 'Ana', address: 'ana@girassol.test' } });
      await deliver();
      expect([await getRow(id), smtp.received]).toMatchObject([{ state: 'SUPPRESSED' }, []]);
    });

    test('three processes at once send each mail once', async () => {
      const ids = [];
      for (let mail = 0; mail < 25; mail += 1) ids.push(await write());
      await Promise.all([deliver(), deliver(), deliver()]);
      const sent = smtp.received.map((mail) => mail.header('Message-ID') ?? '');
      expect(new Set(sent)).toEqual(new Set(ids.map((id) => `<${id}@girassol.com.br>`)));
      expect(sent).toHaveLength(25);
    });

    test('of a process that ended over it, it is sent by another; the late word of the first changes nothing', async () => {
      const id = await write();
      await api.query('select * from lease_mail(5, 300)');
      expect(await deliver()).toBe(0);
      await api.query(`update mail_outbox set lease_until = now() - interval '1 second' where id = $1`, [id]);
      await deliver();
      expect(await getRow(id)).toMatchObject({ state: 'SENT', attempts: 2 });
      expect(smtp.received.map((mail) => mail.header('Message-ID'))).toEqual([`<${id}@girassol.com.br>`]);
    });

    test('the people of a white-label see its name, its colour, its host and its address', async () => {
      const { accountId } = api.people.neighbour;
      await api.query(`insert into distributions (key, document) values ('BOREAL', $1)`, [
        JSON.stringify({
          key: 'BOREAL',
          hosts: ['boreal', 'app.boreal.com.br'],
          brand: { name: 'Boreal', title: 'Boreal', description: 'x', colors: { leaf: '#123456' } },
          mail: { from: 'oi@boreal.com.br' },
        }),
      ]);
      await api.query(`update accounts set whitelabel = 'BOREAL' where id = $1`, [accountId]);
      const id = await write({ accountId });
      await deliver();
      const [mail] = smtp.received;
      expect(mail?.header('From')).toBe('Boreal <oi@boreal.com.br>');
      expect(mail?.header('Message-ID')).toBe(`<${id}@boreal.com.br>`);
      expect(mail?.part('text/html')).toContain('#123456');
      expect(mail?.part('text/plain')).toContain('Abrir: https://app.boreal.com.br/inicio');
      await api.query(`update accounts set whitelabel = null where id = $1`, [accountId]);
    });

    test('old bodies and lines go', async () => {
      const [recent, month, half] = [await write(), await write(), await write()];
      await deliver();
      const age = (id: string, days: number) =>
        api.query(`update mail_outbox set created_at = now() - make_interval(days => $2) where id = $1`, [
          id,
          days,
        ]);
      await age(month, 31);
      await age(half, 181);
      await api.query('select forget_mail()');
      expect((await getRow(recent)).text).not.toBeNull();
      expect((await getRow(month)).text).toBeNull();
      await expect(getRow(half)).rejects.toThrow('no such mail');
    });
  },
  variables,
);

describeApi('mail without a server for it', (api) => {
  const send = () =>
    api.database.asAccount(api.people.owner, (tx) =>
      api.app.mailer.send(tx, {
        accountId: api.people.owner.accountId,
        key: 'only',
        kind: 'owner-access',
        to: { name: 'Ana', address: 'ana@girassol.test' },
        hasSecret: true,
        write: () => ({ subject: 'Seu acesso', reason: '', content: <MailText>o link</MailText> }),
      }),
    );

  test('stays in the mailbox that operators read, with its text', async () => {
    const mailId = (await send()) ?? '';
    await api.app.jobs.runDue();
    const { delivery, mails } = await api.call('GET /operation/mail/list/:multiplier', {
      as: api.people.admin,
      params: { multiplier: 1 },
      query: { search: 'acesso' },
    });
    expect(delivery).toBe('MAILBOX');
    expect(mails).toMatchObject([{ _id: mailId, state: 'SENT', subject: 'Seu acesso' }]);
    const { mail } = await api.call('GET /operation/mail/single/:mailId', {
      as: api.people.admin,
      params: { mailId },
    });
    expect(mail.text).toContain('o link');
  });
});

describeApi(
  'mail that is switched off',
  (api) => {
    test('is not even written', async () => {
      const { owner } = api.people;
      const id = await api.database.asAccount(owner, (tx) =>
        api.app.mailer.send(tx, {
          accountId: owner.accountId,
          key: 'only',
          kind: 'owner-access',
          to: { name: 'Ana', address: 'ana@girassol.test' },
          write: () => ({ subject: 'oi', reason: '', content: <MailText>oi</MailText> }),
        }),
      );
      expect([id, await api.query('select * from mail_outbox')]).toEqual([null, []]);
    });
  },
  { MAILBOX: 'off' },
);
