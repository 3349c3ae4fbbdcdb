import type { PageData, RemoteManifest, ResolvedRemote } from '../registry/manifest';

// linear: the index page of a server of ours, which has one such element
const pageData = /(<script type="application\/json" id="girassol-page"[^>]*>)([\s\S]*?)(<\/script>)/;

/** What a server wrote into its index page. Throws GF-702 when the page is none of this platform. */
export function pageDataIn(html: string): PageData {
  const [, , json] = pageData.exec(html) ?? [];
  if (!json) throw new Error('GF-702 The server answers, and not with a page of this platform.');
  return JSON.parse(json);
}

/** The page with other data in it. */
function withData(html: string, data: PageData): string {
  // JSON that cannot end its script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return html.replace(pageData, (_whole, start, _json, end) => `${start}${json}${end}`);
}

const withoutPreloads = (html: string, from: string) =>
  // linear: the index page of a server of ours, which has a few links
  html.replace(/<link rel="preload"[^>]* href="([^"]*)"[^>]*>\n?/g, (link, href: string) =>
    href.startsWith(from) ? '' : link,
  );

/**
 * The index page of a server with one release on it that is not live, or not even there: the only one, or among the other
 * remotes as they are live.
 */
export function withCandidate(
  html: string,
  candidate: ResolvedRemote,
  others: 'alone' | 'among others',
): string {
  const page = pageDataIn(html);
  const live = page.registry.remotes.filter(({ name }) => name !== candidate.name);
  const remotes = others === 'alone' ? [candidate] : [...live, candidate];
  const from = others === 'alone' ? '/releases/' : `/releases/${candidate.name}/`;
  return withoutPreloads(withData(html, { ...page, registry: { revision: 'candidate', remotes } }), from);
}

/** A page of a server, and the policy it came with. */
export interface ServedPage {
  html: string;
  /** `content-security-policy`. */
  policy: string;
}

/** A remote that somebody works on: what its development server says of it. */
export interface InWork {
  manifest: RemoteManifest;
  /** Where its files are, on the page's own origin. */
  baseUrl: string;
}

/**
 * The index page of a server with one remote in development; all others are as they are live. The page is looked at on
 * another host than it was made for, and its new files have no hashes.
 */
export function withRemoteInWork(
  { html, policy }: ServedPage,
  { manifest, baseUrl }: InWork,
  hosts: { from: string; to: string },
): ServedPage {
  const page = pageDataIn(html);
  const others = page.registry.remotes.filter(({ name }) => name !== manifest.name);
  const remotes = [...others, { ...manifest, baseUrl }];
  const edited: PageData = { ...page, registry: { revision: 'development', remotes }, development: true };
  return {
    html: withoutPreloads(withData(html, edited), `/releases/${manifest.name}/`),
    policy: policyInWork(policy, hosts),
  };
}

/** The same policy on another host; what breaks it while somebody works is told in the console, not to the server. */
function policyInWork(policy: string, { from, to }: { from: string; to: string }): string {
  return policy
    .split(/;\s*/)
    .filter((rule) => !/^(report-uri|upgrade-insecure-requests)\b/.test(rule))
    .map((rule) => rule.replaceAll(from, to))
    .join('; ');
}
