import { describeApi } from './harness';

const id = '01a215b1-2285-73a3-a8a9-d240dadd27ee';

/** Every public page and file of the server, with `*` where an address has something of its own. */
const pages = [
  '/assinar/*',
  '/assinar/*/pagina/*',
  '/assinar/*/documento',
  '/assinar/*/codigo',
  '/assinar/*/assinar',
  '/assinar/*/recusar',
  '/enviar/*',
  '/parar-de-receber/*',
  '/banco-demonstracao/*',
  '/plataforma-financeira?*',
  '/verificar/*',
  '/verificar?codigo=*',
  '/verificar?sha256=*',
  '/proposta/final/*',
  '/proposta/final/sol/1/*',
  '/proposta/final/*/1/abcde',
  '/proposta/final/mobile/*',
  '/proposta/final/impressao/*',
  '/proposta/final/financiamento/*',
  '/proposta/final/pdf/*',
  '/proposta/imagem/*',
  '/proposta/previa/*',
  '/institucional/*',
  '/institucional/*?utm_source=*',
  '/institucional/*/denunciar',
  '/institucional/*/privacidade',
  '/institucional/*/robots.txt',
  '/institucional/*/sitemap.xml',
  '/institucional/*/simulador',
  '/institucional/*/simulador/*',
  '/institucional/*/simulador/*/obrigado',
  `/institucional/imagem/${id}/*`,
  '/institucional/imagem/*/x',
  '/institucional/previa/*',
  '/simulador/*',
  '/simulador/*/*',
  `/simulador/${id}?conta=*&uf=SP&cidade=*`,
  '/releases/mfe-a/1.0.0/*',
  '/assets/*',
  '/federation/registry?*',
  '/internal/certificate-permission?domain=*',
  `/api/files/${id}/${id}/*?expires=1&signature=x`,
  '/api/signatures/verification/*',
  '/api/orders/front/*',
  '/api/health?*',
  '/qualquer/*',
  '/*',
];

const pieces = {
  NUL: '%00',
  'NUL in a name': 'sol%00nascente',
  'a control character': '%01',
  'a line break': 'a%0d%0ab',
  'an escape of a terminal': '%1b[2J',
  'no UTF-8': '%ff',
  'half of a character': '%e2%82',
  'half a surrogate pair': '%ed%a0%80',
  'no escape': '%zz',
  'a long name': 'a'.repeat(300),
  'a very long name': 'b'.repeat(5_000),
};

describeApi('addresses that nobody meant', (api) => {
  describe.each(Object.entries(pieces))('%s', (_title, piece) => {
    test.each(pages)('%s is refused, and is no fault of the server', async (page) => {
      const { statusCode, body } = await api.send({
        url: page.replaceAll('*', piece),
        headers: { accept: 'text/html' },
      });
      // A page of the shell, where none was built, is the only 503 there is.
      const isShell = body.includes('ainda não foi construído');
      expect([isShell, statusCode < 500 || isShell]).toEqual([isShell, true]);
    });
  });

  test.each([
    '/proposta/final/x',
    '/assinar/x/assinar',
    '/assinar/x/conferir',
    '/banco-demonstracao/x',
    '/plataforma-financeira',
    '/institucional/sol/denunciar',
    '/simulador/x',
    '/institucional/sol/simulador/x',
  ])('a form to %s with NUL is refused in words', async (url) => {
    const { statusCode, body } = await api.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'name=Ana%00&motivo=GOLPE&texto=a%00b',
    });
    // An unknown path is reported first, before anything else about the address.
    expect([400, 404, 503]).toContain(statusCode);
    if (statusCode === 503) expect(body).toContain('ainda não foi construído');
    else expect(body).not.toContain('nosso lado');
  });

  test.each(['/verificar', '/enviar/x'])('a form to %s that is cut is refused in words', async (url) => {
    const { statusCode, body } = await api.send({
      method: 'POST',
      url,
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF',
    });
    expect([400, 404, 410]).toContain(statusCode);
    expect(body).not.toContain('nosso lado');
  });
});
