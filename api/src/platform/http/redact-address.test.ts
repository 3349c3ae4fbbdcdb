import { redactAddress, redactAddressesIn } from './redact-address';

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
])('%s', (address, redacted) => {
  expect(redactAddress(address)).toBe(redacted);
});

test('addresses in a text, with their places in files', () => {
  expect(
    redactAddressesIn(
      `TypeError at f (https://app.com/releases/mfe-a/1.0.0/a.js:3:14) on https://app.com/assinar/${TOKEN}`,
    ),
  ).toBe('TypeError at f (https://app.com/releases/mfe-a/1.0.0/a.js:3:14) on https://app.com/assinar/…');
});
