import { createHash } from 'node:crypto';
import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import { renderPageBaseStyle } from '@girassol/api-platform/http/page-style';
import type { FastifyInstance } from 'fastify';

/** Path of the page on which a payer's card becomes a token of Mercado Pago. */
export const MERCADO_PAGO_CARD_PATH = '/mercado-pago/cartao';

const SDK = 'https://sdk.mercadopago.com/js/v2';
/** Hosts of the SDK: its fields are frames of Mercado Pago, so that numbers are typed there and not here. */
const HOSTS = 'https://*.mercadopago.com https://*.mercadolibre.com https://*.mlstatic.com';

const hashForPolicy = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const renderStyle = (fontUrl: string | null): string =>
  `
${renderPageBaseStyle(fontUrl)}
body{background:var(--surface);border:0;font-size:1rem}
main{max-width:30rem;padding:1rem}
label{display:block;margin-bottom:.25rem;font-size:.875rem;font-weight:600}
input,.field{box-sizing:border-box;width:100%;height:2.75rem;margin-bottom:.75rem;padding:.5rem .625rem;border:1px solid var(--field);border-radius:.5rem;background:var(--surface);color:var(--ink);font:inherit}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:.75rem}
button{width:100%;min-height:3rem;border:0;border-radius:.5rem;background:var(--act);color:var(--on-act);font:inherit;font-weight:600;cursor:pointer}
#problem{margin:0 0 .75rem;color:var(--bad-ink)}
#problem:empty{display:none}
:focus-visible{outline:3px solid var(--act);outline-offset:2px}
`.trim();

const script = `(() => {
  const problem = document.getElementById('problem');
  const mercadoPago = new MercadoPago(document.getElementById('card-form').dataset.key, { locale: 'pt-BR' });
  for (const [name, id] of [['cardNumber', 'number'], ['expirationDate', 'expires'], ['securityCode', 'code']])
    mercadoPago.fields.create(name).mount(id);
  document.getElementById('card-form').addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.textContent = '';
    const document_ = document.getElementById('document').value.replace(/[^0-9A-Za-z]/g, '');
    try {
      const { id } = await mercadoPago.fields.createCardToken({
        cardholderName: document.getElementById('name').value,
        identificationType: document_.length > 11 ? 'CNPJ' : 'CPF',
        identificationNumber: document_,
      });
      if (window.parent !== window) window.parent.postMessage({ token: id }, location.origin);
    } catch {
      problem.textContent = 'Confira os dados do cartão e tente de novo.';
    }
  });
})();`;

const renderPage = (publicKey: string, fontUrl: string | null) => `<!doctype html>
<html lang="pt-BR" translate="no">
<head>
<meta charset="utf-8">
<title>Cartão</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<style>${renderStyle(fontUrl)}</style>
</head>
<body>
<main>
<form id="card-form" autocomplete="off" novalidate data-key="${escapeHtml(publicKey)}">
<p id="problem" role="alert"></p>
<label for="number">Número do cartão</label><div id="number" class="field"></div>
<div class="pair">
<div><label for="expires">Validade</label><div id="expires" class="field"></div></div>
<div><label for="code">Código de segurança</label><div id="code" class="field"></div></div>
</div>
<label for="name">Nome no cartão</label><input id="name" autocomplete="cc-name" maxlength="60">
<label for="document">CPF ou CNPJ do titular</label><input id="document" maxlength="18">
<button type="submit">Usar este cartão</button>
</form>
</main>
<script src="${SDK}"></script>
<script>${script}</script>
</body>
</html>
`;

const contentSecurityPolicy = [
  "default-src 'none'",
  `script-src ${SDK} ${HOSTS} ${hashForPolicy(script)}`,
  // The SDK writes styles of its own into the page.
  "style-src 'unsafe-inline'",
  "font-src 'self'",
  `frame-src ${HOSTS}`,
  `connect-src ${HOSTS}`,
  `img-src ${HOSTS} data:`,
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
].join('; ');

/** Registers the page on which a payer's card becomes a token, by the SDK of Mercado Pago, framed by our screens. */
export async function registerCardPage(app: FastifyInstance, publicKey: string): Promise<void> {
  app.get(MERCADO_PAGO_CARD_PATH, { schema: { hide: true } }, async (_request, reply) =>
    reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'content-security-policy': contentSecurityPolicy,
      })
      .send(renderPage(publicKey, reply.server.pageFontUrl())),
  );
}
