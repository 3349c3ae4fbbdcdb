import { describeApi } from '@girassol/api/test/harness';
import type { TestPerson } from '@girassol/api/test/test-people';
import { UNSUBSCRIBE_PATH } from '@girassol/api-platform/mail';
import { notify } from '@girassol/api-platform/notifications';

describeApi(
  'mails that their reader switches off by one click',
  (api) => {
    let told = 0;
    const tell = (person: TestPerson, kind: 'import-ended' | 'proposal-viewed') => {
      told += 1;
      const id = `x-${told}`;
      return api.database.asAccount(person, async (tx) => {
        const to = { accountId: person.accountId, people: [person.userId], by: null };
        if (kind === 'import-ended')
          await notify(tx, {
            ...to,
            kind,
            facts: { importId: id, fileName: id, hasFailed: false, created: 1, updated: 0, faulty: 0 },
          });
        else
          await notify(tx, {
            ...to,
            kind,
            facts: { proposalId: id, count: 7, customer: 'Maria', customerId: person.userId, item: null },
          });
      });
    };
    async function letMailsFallDue(): Promise<void> {
      await api.query(
        `update jobs set due_at = now(), order_at = now() where kind like 'notifications.%' and state = 'QUEUED'`,
      );
      await api.app.jobs.runDue();
    }
    const mails = () =>
      api.query<{ kind: string; unsubscribe_url: string | null; html: string; text: string }>(
        `select kind, unsubscribe_url, html, text from mail_outbox where kind like 'notification%' order by created_at`,
      );
    async function loadUrl(): Promise<string> {
      await letMailsFallDue();
      const url = (await mails()).at(-1)?.unsubscribe_url;
      if (!url) throw new Error('the mail has no link');
      return new URL(url).pathname;
    }
    const getMailTimings = async ({ userId }: TestPerson) =>
      api.query<{ kind: string; timing: string }>(
        `select kind, timing from notification_preferences where user_id = $1 and channel = 'mail' order by kind`,
        [userId],
      );
    const click = (url: string, payload = 'List-Unsubscribe=One-Click') =>
      api.send({
        method: 'POST',
        url,
        payload,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      });

    beforeEach(async () => {
      for (const table of ['notifications', 'notification_preferences', 'mail_outbox', 'jobs'])
        await api.query(`delete from ${table}`);
    });

    test('a scanner that opens the link changes nothing; one click ends the mails of this kind alone', async () => {
      const { vendor, colleague } = api.people;
      await tell(vendor, 'import-ended');
      const url = await loadUrl();
      const [mail] = await mails();
      expect(mail?.html).toContain(`href="${mail?.unsubscribe_url}"`);
      expect(mail?.text).toContain(`Parar de receber: ${mail?.unsubscribe_url}`);

      const opened = await api.send({ method: 'GET', url });
      expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store']);
      expect(opened.body).toContain('os e-mails de: Importação terminada');
      expect(opened.body.match(/<button>/g)).toHaveLength(1);
      expect((await api.send({ method: 'HEAD', url })).body).toBe('');
      expect(await getMailTimings(vendor)).toEqual([]);

      const clicked = await click(url);
      expect([clicked.statusCode, clicked.body.includes('<h1>Pronto</h1>')]).toEqual([200, true]);
      expect(await getMailTimings(vendor)).toEqual([{ kind: 'import-ended', timing: 'NEVER' }]);
      expect((await click(url)).statusCode).toBe(200);
      expect(await getMailTimings(vendor)).toEqual([{ kind: 'import-ended', timing: 'NEVER' }]);
      expect(await getMailTimings(colleague)).toEqual([]);

      await api.query('delete from mail_outbox');
      await tell(vendor, 'import-ended');
      await letMailsFallDue();
      expect(await mails()).toEqual([]);
      // The bell goes on.
      expect(
        await api.query('select id from notifications where user_id = $1', [vendor.userId]),
      ).toHaveLength(2);
    });

    test('a form in several parts is a click too, as RFC 8058 allows', async () => {
      const { vendor } = api.people;
      await tell(vendor, 'import-ended');
      const url = await loadUrl();
      const answer = await api.send({
        method: 'POST',
        url,
        payload:
          '--x\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
      });
      expect(answer.statusCode).toBe(200);
      expect(await getMailTimings(vendor)).toHaveLength(1);
    });

    test('the mail of the morning is ended as a whole, and urgent kinds are not', async () => {
      const { vendor } = api.people;
      await tell(vendor, 'proposal-viewed');
      const url = await loadUrl();
      expect((await mails()).map(({ kind }) => kind)).toEqual(['notification-summary']);
      await click(url);
      const kinds = (await getMailTimings(vendor)).map(({ kind }) => kind);
      expect(kinds).toContain('proposal-viewed');
      expect(kinds).not.toContain('import-ended');
      expect(kinds).not.toContain('security-changed');
    });

    test('a link that was changed, or of another server, is refused and changes nothing', async () => {
      const { vendor, colleague } = api.people;
      await tell(vendor, 'import-ended');
      const url = await loadUrl();
      const [content = '', signature] = url.split('/').at(-1)?.split('.') ?? [];
      const forged = Buffer.from(
        JSON.stringify([colleague.accountId, colleague.userId, 'import-ended']),
      ).toString('base64url');
      for (const token of [
        `${forged}.${signature}`,
        `${content}.`,
        content,
        'x',
        `${content}.${signature}x`,
      ]) {
        const answer = await click(`${UNSUBSCRIBE_PATH}/${token}`);
        expect([answer.statusCode, answer.body.includes('Este link não é válido')]).toEqual([404, true]);
      }
      expect(await getMailTimings(colleague)).toEqual([]);
    });

    test('mails about security have no such link', async () => {
      const { vendor } = api.people;
      await api.database.asAccount(vendor, (tx) =>
        notify(tx, {
          accountId: vendor.accountId,
          kind: 'security-changed',
          people: [vendor.userId],
          by: null,
          facts: { eventId: 'e-1', event: 'Trocou a senha', detail: 'Hoje.' },
        }),
      );
      await letMailsFallDue();
      const [mail] = await mails();
      expect(mail?.unsubscribe_url).toBeNull();
      expect(mail?.text).not.toContain('Parar de receber');
    });
  },
  { MAIL: 'embedded' },
);
