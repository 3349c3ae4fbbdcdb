import type { PageData, ResolvedRemote } from '../../registry/manifest';

const pageData = /(<script type="application\/json" id="girassol-page"[^>]*>)([\s\S]*?)(<\/script>)/;

/** What a server wrote into its index page. Throws GF-702 when the page is none of this platform. */
export function pageDataIn(html: string): PageData {
  const [, , json] = pageData.exec(html) ?? [];
  if (!json) throw new Error('GF-702 The server answers, and not with a page of this platform.');
  return JSON.parse(json);
}

/** The index page of a server with one remote on it: a release that is not live, or not even there. */
export function withCandidate(html: string, candidate: ResolvedRemote): string {
  const page = pageDataIn(html);
  const edited: PageData = { ...page, registry: { revision: 'candidate', remotes: [candidate] } };
  // JSON that cannot end its script element.
  const json = JSON.stringify(edited).replaceAll('<', '\\u003c');
  return html
    .replace(/<link rel="preload"[^>]* href="\/releases\/[^>]*>\n?/g, '')
    .replace(pageData, (_whole, start, _json, end) => `${start}${json}${end}`);
}
