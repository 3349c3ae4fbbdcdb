import { brandIconUrl, renderBrandMark } from '@girassol/api-platform/http/brand-mark';
import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { buildFontFaces } from '@girassol/api-platform/http/page-font';
import { HELP_PATH } from '@girassol/support-domain/help';
import { helpPageStyle } from './help-page-style';
import { type Html, html } from './html';

/** Facts about the host on which a help page is shown. */
export interface HelpPageHost {
  /** Name of the product; empty under the brand of a partner, whose own pages are elsewhere. */
  productName: string;
  fontUrl: string | null;
  /** Origin of the address that search engines keep; null: they keep none. */
  origin: string | null;
}

interface HelpPage {
  title: string;
  description: string;
  /** Path that search engines keep; null for pages that they must not keep. */
  path: string | null;
  content: Html;
}

/** Renders a help page with its frame. It has no script. */
export function renderHelpPage(
  { productName, fontUrl, origin }: HelpPageHost,
  { title, description, path, content }: HelpPage,
): HtmlPage {
  const canonical = origin !== null && path !== null ? origin + path : null;
  return buildHtmlDocument({
    title: [title, productName].filter(Boolean).join(' · '),
    style: buildFontFaces(fontUrl) + helpPageStyle,
    isIndexed: canonical !== null,
    head: [
      html`<meta name="description" content="${description}">`.html,
      productName && `<link rel="icon" href="${brandIconUrl}">`,
      canonical && `<link rel="canonical" href="${escapeHtml(canonical)}">`,
      fontUrl && `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(fontUrl)}" crossorigin>`,
    ]
      .filter(Boolean)
      .join('\n')
      .concat('\n'),
    body: html`<a class="skip" href="#conteudo">Ir para o conteúdo</a>
<header class="top"><div class="wide"><a class="home" href="${HELP_PATH}">${renderHome(productName)}</a><a href="/inicio">Abrir o sistema</a></div></header>
<main id="conteudo" class="wide">${content}</main>
<footer class="foot"><div class="wide"><a href="${HELP_PATH}">Todos os artigos</a><a href="/tickets">Chamados</a><a href="/verificar">Verificar documento</a><a href="/termos-de-uso-e-politica-de-privacidade">Termos e privacidade</a></div></footer>`
      .html,
  });
}

/** The logo is the product's: under the brand of a partner the pages have none. */
const renderHome = (productName: string): Html =>
  productName === ''
    ? html`Ajuda`
    : html`${{ html: renderBrandMark(30) }}<span>${productName} <small>Ajuda</small></span>`;
