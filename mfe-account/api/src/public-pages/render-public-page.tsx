import { brandIconUrl } from '@girassol/api-platform/http/brand-mark';
import { escapeHtml } from '@girassol/api-platform/http/escape-html';
import { buildHtmlDocument, type HtmlPage } from '@girassol/api-platform/http/html-document';
import { buildFontFaces } from '@girassol/api-platform/http/page-font';
import { renderMarkup } from '@girassol/api-platform/http/render-markup';
import type { ReactNode } from 'react';
import { publicPageStyle } from './public-page-style';

/** Public page of the product to render: its head, and everything inside the body. */
export interface PublicPage {
  title: string;
  description: string;
  content: ReactNode;
  /** Besides the style that all public pages share. */
  style: string;
  fontUrl: string | null;
  /** The one address that search engines keep, with its origin; null for pages that they must not keep. */
  canonicalUrl: string | null;
}

/** Renders a public page of the product, which has no script. */
export function renderPublicPage(page: PublicPage): HtmlPage {
  const { title, description, content, style, fontUrl, canonicalUrl } = page;
  return buildHtmlDocument({
    title,
    style: buildFontFaces(fontUrl) + publicPageStyle + style.replaceAll('\n', ''),
    isIndexed: canonicalUrl !== null,
    head: [
      `<meta name="description" content="${escapeHtml(description)}">`,
      '<meta name="theme-color" content="#faf8f4">',
      `<link rel="icon" href="${brandIconUrl}">`,
      canonicalUrl && `<link rel="canonical" href="${escapeHtml(canonicalUrl)}">`,
      `<meta property="og:title" content="${escapeHtml(title)}">`,
      `<meta property="og:description" content="${escapeHtml(description)}">`,
      fontUrl && `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(fontUrl)}" crossorigin>`,
    ]
      .filter(Boolean)
      .join('\n')
      .concat('\n'),
    body: renderMarkup(content),
  });
}
