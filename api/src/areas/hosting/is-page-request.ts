import type { FastifyRequest } from 'fastify';

/** The last part of a path that names a file: `/robots.txt`. */
const NAMES_FILE = /\.[^./]+$/;

/**
 * Checks whether a request is for an HTML page, not for a file: its `accept` header names HTML, or it is
 * neither a subresource of a page nor for a path with a file extension. Monitors and link previews often
 * accept any type, or send no header.
 */
export function isPageRequest({ headers, url }: Pick<FastifyRequest, 'headers' | 'url'>): boolean {
  const accept = headers.accept?.trim() || '*/*';
  if (accept.includes('text/html')) return true;
  const purpose = headers['sec-fetch-dest'];
  if (purpose !== undefined && purpose !== 'document') return false;
  const [path = ''] = url.split('?');
  if (NAMES_FILE.test(path)) return false;
  return accept.split(',').some((range) => /^(?:\*|text)\/\*/.test(range.trim()));
}
