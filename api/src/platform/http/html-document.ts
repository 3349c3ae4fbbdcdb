import { createHash } from 'node:crypto';
import { escapeHtml } from './escape-html';

/** A complete page, and the policy under which it is shown. */
export interface HtmlPage {
  html: string;
  contentSecurityPolicy: string;
}

interface Document {
  title: string;
  style: string;
  /** What React has written. */
  body: string;
  bodyClass?: string;
  /** Elements of the head besides the usual ones. */
  head?: string;
  /** A script of ours; the page can be read without it. */
  script?: string;
  /** Where it may be framed: nowhere, or by the product's own screens. */
  framedBy?: 'none' | 'self';
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * A page that is read as it is: no file but pictures and a font of this server, styles and script named by their hash,
 * so that the same page is the same text every time.
 */
export function htmlDocument({
  title,
  style,
  body,
  bodyClass = '',
  head = '',
  script,
  framedBy = 'none',
}: Document): HtmlPage {
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
${head}<style>${style}</style>
</head>
<body class="${escapeHtml(bodyClass)}">
${body}
${script ? `<script>${script}</script>` : ''}
</body>
</html>
`;
  const rules = [
    "default-src 'none'",
    `script-src ${script ? hashOf(script) : "'none'"}`,
    `style-src ${hashOf(style)}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy === 'self' ? "'self'" : "'none'"}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
    'report-uri /federation/csp-reports',
  ];
  return { html, contentSecurityPolicy: rules.join('; ') };
}
