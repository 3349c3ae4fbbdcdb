import { createHash } from 'node:crypto';

/** A host as a browser may send it; anything else is not put into a header. */
const hostPattern = /^[a-z0-9.-]+(:\d{1,5})?$/i;

const framedPaths = [
  '/proposta/previa/',
  '/institucional/previa/',
  '/banco-demonstracao/cartao',
  '/mercado-pago/cartao',
];

interface PolicyOptions {
  /** As the request names it, with its port. */
  host: string;
  nonce: string;
  /** Addresses of the development servers. Empty in production. */
  developmentServers: string[];
  /** Import map of the page, the only script inside it. */
  importMap?: string | null;
}

/**
 * Builds the content security policy of the index page. Scripts load only from the two folders of content-hashed files,
 * because `'self'` would also allow uploads. Inline scripts are refused, except the import map by its hash; styles carry the nonce. Script addresses pass
 * the platform's Trusted Types policy, which allows files with a known hash and development servers.
 */
export function buildContentSecurityPolicy({
  host,
  nonce,
  developmentServers,
  importMap = null,
}: PolicyOptions): string {
  const isPlain = hostPattern.test(host);
  const scripts = isPlain ? [`${host}/assets/`, `${host}/releases/`] : ["'self'"];
  const isDevelopment = developmentServers.length > 0;
  const developmentOrigins = developmentServers.map((url) => new URL(url).origin);
  const sockets = developmentOrigins.map((origin) => origin.replace(/^http/, 'ws'));
  const rules: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      ...scripts,
      ...developmentOrigins,
      ...(isDevelopment ? [`'nonce-${nonce}'`] : []),
      ...(importMap ? [`'sha256-${createHash('sha256').update(importMap).digest('base64')}'`] : []),
    ],
    'style-src': [`'nonce-${nonce}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...developmentOrigins],
    'font-src': ["'self'", ...developmentOrigins],
    'connect-src': ["'self'", ...developmentOrigins, ...sockets],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    // How a proposal or a site would look, beside the form that changes it, and the pages that take a card number.
    'frame-src': isPlain ? framedPaths.map((path) => host + path) : ["'none'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
    'report-uri': ['/federation/csp-reports'],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
