import { ONE_PIXEL_PNG } from '@girassol/api/test/form';
import { convertHtmlToText } from './html-to-text';
import { parseMail } from './parse-mail';

const build = (headers: string[], body: string | Buffer) =>
  Buffer.concat([
    Buffer.from(
      `${['From: Ana <ana@sol.com.br>', 'To: suporte@girassol.test', ...headers].join('\r\n')}\r\n\r\n`,
    ),
    Buffer.from(body),
  ]);

test('text in another character set is read, and what it quotes stands apart', async () => {
  const body = Buffer.from(
    'N\u00e3o funciona.\r\n\r\nEm 26/11, Suporte escreveu:\r\n> Tente de novo',
    'latin1',
  );
  const mail = await parseMail(
    build(['Subject: =?iso-8859-1?Q?D=FAvida?=', 'Content-Type: text/plain; charset=iso-8859-1'], body),
  );
  expect(mail).toMatchObject({
    from: { name: 'Ana', address: 'ana@sol.com.br' },
    recipients: ['suporte@girassol.test'],
    subject: 'Dúvida',
    text: 'Não funciona.',
    quoted: 'Em 26/11, Suporte escreveu:\n> Tente de novo',
    isAutomatic: false,
  });
});

test('an unknown character set does not lose the mail', async () => {
  const mail = await parseMail(build(['Content-Type: text/plain; charset=x-nada'], 'Oi'));
  expect(mail.text).toBe('Oi');
});

test('mail of HTML alone becomes text without markup, scripts and styles', async () => {
  const html =
    '<html><head><style>p{}</style></head><body><script>alert(1)</script><p>Ol&aacute; &lt;b&gt; &#233;</p><div>Linha<br>dois</div><ul><li>um<li>dois</ul><!-- <p>n\u00e3o --></body>';
  const mail = await parseMail(build(['Content-Type: text/html; charset=utf-8'], html));
  expect(mail.text).toBe('Ol&aacute; <b> é\n\nLinha\ndois\n\n- um\n- dois');
});

test('pictures go along, other files and forwarded mails are named', async () => {
  const part = (headers: string, content: string) => `--b\r\n${headers}\r\n\r\n${content}\r\n`;
  const body = `${part('Content-Type: text/plain', 'Veja')}${part(
    'Content-Type: image/png; name="tela.png"\r\nContent-Transfer-Encoding: base64',
    ONE_PIXEL_PNG.toString('base64'),
  )}${part('Content-Type: application/pdf; name="../conta.pdf"', '%PDF')}${part(
    'Content-Type: message/rfc822',
    'Subject: dentro\r\n\r\nSegredo',
  )}--b--`;
  const mail = await parseMail(build(['Content-Type: multipart/mixed; boundary=b'], body));
  expect(mail.text).toBe('Veja');
  expect(mail.pictures).toEqual([{ name: 'tela.png', content: ONE_PIXEL_PNG }]);
  expect(mail.leftOut).toHaveLength(2);
  expect(mail.leftOut[0]).toContain('conta.pdf');
});

test.each([
  ['an absence', 'Auto-Submitted: auto-replied'],
  ['a list', 'Precedence: bulk'],
  ['a bounce', 'Return-Path: <>'],
  ['an answering program', 'X-Autoreply: yes'],
  ['a report', 'Content-Type: multipart/report; boundary=b'],
])('%s is automatic', async (_case, header) => {
  expect((await parseMail(build([header], 'Fora do escritório.'))).isAutomatic).toBe(true);
});

test('a mail nested too deeply, or with too many headers, is refused', async () => {
  let nested = '';
  for (let at = 0; at < 60; at += 1)
    nested += `--b${at - 1}\r\nContent-Type: multipart/mixed; boundary=b${at}\r\n\r\n`;
  const bomb = build(['Content-Type: multipart/mixed; boundary=b-1'], nested);
  await expect(parseMail(bomb)).rejects.toThrow(/nesting/i);
  const headers = Array.from({ length: 20_000 }, (_, at) => `X-Header-${at}: ${'a'.repeat(20)}`);
  await expect(parseMail(build(headers, 'Oi'))).rejects.toThrow(/header/i);
});

test('broken HTML is read in linear time', () => {
  const from = Date.now();
  convertHtmlToText('<'.repeat(300_000) + '<!--'.repeat(50_000) + '&#x;'.repeat(100_000));
  expect(Date.now() - from).toBeLessThan(2_000);
});
