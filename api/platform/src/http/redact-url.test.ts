import { redactSecretsIn, redactUrl } from './redact-url';

const TOKEN = 'q3vK9dJ0xYb1LrT7mZs2Ew5uNcHf8AoPgI4DqV6kXjR';

test.each([
  [`/assinar/${TOKEN}/`, '/assinar/…/'],
  [`/assinar/${TOKEN}/pagina/2?x=1`, '/assinar/…/pagina/…'],
  [`/${TOKEN}`, '/…'],
  [`//assinar//${TOKEN}`, '//assinar//…'],
  [`/assinar%2f${TOKEN}`, '/…'],
  ['/proposta/final/sol-nascente/12/abcde/x', '/proposta/…/sol-nascente/…/…/…'],
  ['/enviar/AbC?recebidos=1#x', '/enviar/…'],
  ['/operacao/tarefas', '/operacao/tarefas'],
  ['/', '/'],
  ['', ''],
  ['inline', 'inline'],
  [`https://ana:senha@app.exemplo.com.br:8080/assinar/${TOKEN}`, 'https://app.exemplo.com.br:8080/assinar/…'],
  [
    'http://localhost:8080/releases/mfe-boards/1.0.0/entry.a1b2.js?v=1',
    'http://localhost:8080/releases/mfe-boards/1.0.0/entry.a1b2.js',
  ],
  ['/releases/mfe-boards/1.0.0/entry.a1b2.js', '/releases/mfe-boards/1.0.0/entry.a1b2.js'],
  [`/assets/${TOKEN}`, '/assets/…'],
])('%s', (address, redacted) => {
  expect(redactUrl(address)).toBe(redacted);
});

test('addresses in a text, with their places in files', () => {
  expect(
    redactSecretsIn(
      `TypeError at f (https://app.com/releases/mfe-a/1.0.0/a.js:3:14) on https://app.com/assinar/${TOKEN}`,
    ),
  ).toBe('TypeError at f (https://app.com/releases/mfe-a/1.0.0/a.js:3:14) on https://app.com/assinar/…');
});

test('tokens in a text, and nothing that people look for', () => {
  const id = '0192a7b1-2285-73a3-a8a9-d240dadd27ee';
  const digest = `${'a'.repeat(40)}0123456789abcdef01234567`;
  expect(redactSecretsIn(`invalid input syntax for type uuid: "${TOKEN}" of ${id}, ${digest}`)).toBe(
    `invalid input syntax for type uuid: "…" of ${id}, ${digest}`,
  );
});
