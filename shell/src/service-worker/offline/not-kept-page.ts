/**
 * Page for an address that opens without a signal before the product was stored on this device: in the first seconds after
 * the first login. It names no brand, because the worker knows none, and runs no script.
 */
const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Sem conexão</title>
<style>
body { margin: 0; background: #faf8f4; color: #1d2a26; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 32rem; margin: 15vh auto 0; padding: 0 24px; }
h1 { margin: 0 0 12px; font-size: 24px; }
p { margin: 0 0 12px; }
a { display: inline-block; margin-top: 12px; padding: 12px 20px; border-radius: 6px; background: #1f6f54; color: #fff; text-decoration: none; }
@media (prefers-color-scheme: dark) { body { background: #10201b; color: #f3f0ea; } }
</style>
</head>
<body>
<main>
<h1>Sem conexão, e esta página ainda não foi guardada</h1>
<p>As telas ficam guardadas neste aparelho alguns segundos depois de abertas com sinal. A conexão caiu antes disso.</p>
<p>O que você já salvou está seguro. O que estava aberto em outra aba continua lá.</p>
<a href="">Tentar de novo</a>
</main>
</body>
</html>
`;

/** Creates the answer to a navigation that nothing stored and no network answers. */
export const createNotKeptResponse = (): Response =>
  new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
