import type { PageData } from '../registry/manifest';

const element = () => document.getElementById('girassol-page');

/** What the server wrote into the index page. Throws when there is none: then nothing can start. */
export function readPageData(): PageData {
  const text = element()?.textContent;
  if (!text) throw new Error('GF-101 The index page carries no page data');
  return JSON.parse(text);
}

/** The nonce that styles made by scripts must carry. Empty where the page has no content security policy. */
export function readPageNonce(): string {
  return element()?.nonce ?? '';
}
