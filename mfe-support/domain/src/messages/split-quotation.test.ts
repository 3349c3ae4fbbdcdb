import { splitQuotation } from '.';

test.each([
  ['nothing quoted', 'Oi\n\nTudo bem?', 'Oi\n\nTudo bem?', null],
  [
    'Gmail in Portuguese',
    'Resolvido, obrigado!\n\nEm qui., 26 de nov. de 2026 às 10:00, Suporte <s@g.test> escreveu:\n\n> Tente de novo.\n',
    'Resolvido, obrigado!',
    'Em qui., 26 de nov. de 2026 às 10:00, Suporte <s@g.test> escreveu:\n\n> Tente de novo.',
  ],
  [
    'a sentence broken over two lines',
    'Deu certo.\nOn Thu, Nov 26, 2026 at 10:00 AM Suporte\n<s@g.test> wrote:\n> Tente',
    'Deu certo.',
    'On Thu, Nov 26, 2026 at 10:00 AM Suporte\n<s@g.test> wrote:\n> Tente',
  ],
  [
    'Outlook',
    'Segue.\n\nDe: Suporte <s@g.test>\nEnviado: quinta-feira\nPara: Ana\n\nTente',
    'Segue.',
    'De: Suporte <s@g.test>\nEnviado: quinta-feira\nPara: Ana\n\nTente',
  ],
  ['the line of our mails', 'Ok\nResponda acima desta linha\nOlá', 'Ok', 'Responda acima desta linha\nOlá'],
  ['an answer below', 'Em 26/11, Suporte escreveu:\n> Qual versão?\n\nA 10.', 'A 10.', '> Qual versão?'],
  ['only a quotation', '> Qual versão?', '', '> Qual versão?'],
  ['a sentence that begins so', 'Em casa não funciona.\nDe: novo', 'Em casa não funciona.\nDe: novo', null],
])('%s', (_case, whole, text, quoted) => {
  expect(splitQuotation(whole)).toEqual({ text, quoted });
});

test('a long text is split in linear time', () => {
  const whole = `${'Em '.repeat(100_000)}\n`.repeat(3) + 'On x\n'.repeat(50_000);
  const from = Date.now();
  splitQuotation(whole);
  expect(Date.now() - from).toBeLessThan(2_000);
});
