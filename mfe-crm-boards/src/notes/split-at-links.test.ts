import { splitAtLinks } from './split-at-links';

test.each([
  ['Sem endereço.', []],
  ['Projeto em https://exemplo.com.br/telhado?vista=1, conferir', ['https://exemplo.com.br/telhado?vista=1']],
  ['(veja www.exemplo.com.br).', ['https://www.exemplo.com.br/']],
  ['HTTP://EXEMPLO.COM.BR e https://b.com.br/a_(1)', ['http://exemplo.com.br/', 'https://b.com.br/a_(1)']],
  [
    '(ver https://b.com.br/a_(1)), e [https://b.com.br/a[1]].',
    ['https://b.com.br/a_(1)', 'https://b.com.br/a[1]'],
  ],
  ['https://b.com.br/a) e https://b.com.br/(a', ['https://b.com.br/a', 'https://b.com.br/(a']],
  ['https://banco.com.br@outro.com.br/ e www.banco.com.br:x@outro.com.br', []],
  ['javascript:alert(1) data:text/html,x ftp://a.com.br', []],
  ['https:// e www. e https://servidor e nowww.exemplo.com.br', []],
])('%s', (text, links) => {
  const parts = splitAtLinks(text);
  expect(parts.map((part) => part.text).join('')).toBe(text);
  expect(parts.flatMap(({ href }) => href ?? [])).toEqual(links);
});
