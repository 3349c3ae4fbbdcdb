import type { PageData } from '../registry/manifest';

const element = () => document.getElementById('girassol-page');

/** Reads the data that the server wrote into the index page. Throws GF-101 when there is none. */
export function readPageData(): PageData {
  const text = element()?.textContent;
  if (!text) throw new Error('GF-101 The index page carries no page data');
  return JSON.parse(text);
}

/**
 * Reads the nonce that style elements made by scripts need on this page; empty if the page has no content
 * security policy.
 */
export function readPageNonce(): string {
  return element()?.nonce ?? '';
}
