import type { HtmlPage } from '@girassol/api-platform/http/html-document';
import { BrandName } from './BrandName';
import { renderPublicPage } from './render-public-page';

/** Renders the page that says why a public page of the product could not be shown. */
export const renderPublicPageFailure = (message: string, fontUrl: string | null): HtmlPage =>
  renderPublicPage({
    title: 'Não deu certo · Girassol',
    description: message,
    fontUrl,
    canonicalUrl: null,
    style: '.failed{display:grid;gap:20px;justify-items:start;padding-block:12vh}',
    content: (
      <main className="wide failed">
        <BrandName />
        <h1>Não deu certo</h1>
        <p>{message}</p>
        <a className="button" href="/sobre">
          Voltar ao início
        </a>
      </main>
    ),
  });
