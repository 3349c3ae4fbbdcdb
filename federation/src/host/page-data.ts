import type { PageData } from '../registry/manifest';

/** What the server wrote into the index page. Throws when there is none: then nothing can start. */
export function readPageData(): PageData {
  const text = document.getElementById('girassol-page')?.textContent;
  if (!text) throw new Error('GF-101 The index page carries no page data');
  return JSON.parse(text);
}
