import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html';

/** Complete HTML page that the server sends, and the content security policy of the page. */
export interface HtmlPage {
  html: string;
  contentSecurityPolicy: string;
}

interface Document {
  title: string;
  style: string;
  /** Body as React rendered it. */
  body: string;
  bodyClass?: string;
  /** Elements of the head besides the usual ones. */
  head?: string;
  /** A script of ours; the page can be read without it. */
  script?: string;
  /** May search engines keep the page? */
  isIndexed?: boolean;
  /** Pages that may frame this one: none, or the product's own screens. */
  framedBy?: 'none' | 'self';
  /** Loads nothing at all and sends no form, for a page whose input must not leave the browser. */
  isSealed?: boolean;
}

const hashForPolicy = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Builds an HTML page that loads nothing but pictures and a font from this server. The content security
 * policy names style and script by their hashes, so that the same page is always the same text. Browsers do
 * not translate the page, because people agree to its text.
 */
export function buildHtmlDocument({
  title,
  style,
  body,
  bodyClass = '',
  head = '',
  script,
  isIndexed = false,
  framedBy = 'none',
  isSealed = false,
}: Document): HtmlPage {
  const html = `<!doctype html>
<html lang="pt-BR" translate="no">
<head>
<meta charset="utf-8">
<meta name="google" content="notranslate">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
${isIndexed ? '' : '<meta name="robots" content="noindex, nofollow">\n'}${head}<style>${style}</style>
</head>
<body class="${escapeHtml(bodyClass)}">
${body}
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`;
  const rules = [
    "default-src 'none'",
    `script-src ${script ? hashForPolicy(script) : "'none'"}`,
    `style-src ${hashForPolicy(style)}`,
    isSealed ? "img-src 'none'" : "img-src 'self' data:",
    isSealed ? "font-src 'none'" : "font-src 'self'",
    isSealed ? "form-action 'none'" : "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy === 'self' ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /federation/csp-reports',
  ];
  return { html, contentSecurityPolicy: rules.join('; ') };
}
