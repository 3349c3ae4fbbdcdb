import { buildImportMap } from '../registry/import-map';
import type { PageData, RemoteManifest, ResolvedRemote } from '../registry/manifest';

// linear: the index page of a server of ours, which has one such element
const pageData = /(<script type="application\/json" id="girassol-page"[^>]*>)([\s\S]*?)(<\/script>)/;

/**
 * Parses the platform's data in the HTML of an index page. Throws GF-702 if the page is not one of this
 * platform.
 */
export function parsePageData(html: string): PageData {
  const [, , json] = pageData.exec(html) ?? [];
  if (!json) throw new Error('GF-702 The server answers, and not with a page of this platform.');
  return JSON.parse(json);
}

export const importMapElement = /<script type="importmap">([^<]*)<\/script>\n?/;

/** The page with the hashes of a remote's modules in its import map too. */
function withModulesOf(html: string, remote: ResolvedRemote): string {
  const added = buildImportMap([remote]);
  if (!added) return html;
  const [, live = '{"integrity":{}}'] = importMapElement.exec(html) ?? [];
  const integrity = { ...JSON.parse(live).integrity, ...JSON.parse(added).integrity };
  const element = `<script type="importmap">${JSON.stringify({ integrity })}</script>\n`;
  return html.replace(importMapElement, '').replace('<head>', `<head>\n${element}`);
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
 * Returns the HTML of the index page with a release added that is not live, either as the only remote or
 * among the other live remotes.
 */
export function addReleaseToIndexPage(
  html: string,
  candidate: ResolvedRemote,
  others: 'alone' | 'among others',
): string {
  const page = parsePageData(html);
  const live = page.registry.remotes.filter(({ name }) => name !== candidate.name);
  const remotes = others === 'alone' ? [candidate] : [...live, candidate];
  const { serviceWorker: _serviceWorker, ...released } = page;
  const from = others === 'alone' ? '/releases/' : `/releases/${candidate.name}/`;
  const edited = withData(html, { ...released, registry: { revision: 'candidate', remotes } });
  return withModulesOf(withoutPreloads(edited, from), candidate);
}

/** HTML of a page that a server sent, and its content security policy. */
export interface ServedPage {
  html: string;
  /** `content-security-policy`. */
  policy: string;
}

/** Remote in development, as its development server describes it. */
export interface RemoteInDevelopment {
  manifest: RemoteManifest;
  /** Base address of the files, on the page's own origin. */
  baseUrl: string;
}

/**
 * Returns the HTML of the index page with one remote in development added to the other, live remotes. Adapts
 * the page to the development server's host; the files of the remote have no hashes.
 */
export function addRemoteInDevelopmentToIndexPage(
  { html, policy }: ServedPage,
  { manifest, baseUrl }: RemoteInDevelopment,
  hosts: { from: string; to: string },
): ServedPage {
  const page = parsePageData(html);
  const others = page.registry.remotes.filter(({ name }) => name !== manifest.name);
  const remotes = [...others, { ...manifest, baseUrl }];
  // A page that changes under way is kept by no service worker.
  const { serviceWorker: _serviceWorker, ...released } = page;
  const edited: PageData = {
    ...released,
    registry: { revision: 'development', remotes },
    development: true,
  };
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
