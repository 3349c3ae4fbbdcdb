import { accountModules, matchesPath } from '@girassol/shared-domain';
import type { z } from 'zod';
import {
  type DistributionDocument,
  distributionDocument,
  isHideableMenu,
  type Suppression,
} from './distribution';
import type { RemoteManifest } from './manifest';
import type { Finding } from './operations';
import { without } from './resolve';

/** What a distribution would meet. */
export interface DistributionSurroundings {
  /** The other distributions that are live. */
  others: readonly Pick<DistributionDocument, 'key' | 'hosts'>[];
  /** Hosts of the product itself. */
  productHosts: readonly string[];
  /** Every remote with a release. */
  knownRemotes: readonly string[];
  /** The releases live for everybody. */
  live: readonly RemoteManifest[];
}

/** A document that was read, or everything that keeps it from being one (GF-620). */
export function readDistribution(
  value: unknown,
): { document: DistributionDocument } | { findings: Finding[] } {
  const { data, error } = distributionDocument.safeParse(value);
  if (data) return { document: data };
  return {
    findings: error.issues.flatMap(innermost).map(({ path, message }) => ({
      code: 'GF-620',
      severity: 'error',
      what: `${path.join('.') || 'the document'}: ${message}`,
      how: 'docs/partners.md describes every field',
    })),
  };
}

/** Of a choice between shapes, what is wrong with the closest one. */
function innermost(issue: z.core.$ZodIssue): { path: PropertyKey[]; message: string }[] {
  if (issue.code !== 'invalid_union') return [issue];
  const [closest] = [...issue.errors].sort((one, other) => one.length - other.length);
  return (closest ?? []).map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

/** Everything that can be said of a distribution before it is live. Pure: server and command ask the same. */
export function distributionFindings(
  document: DistributionDocument,
  surroundings: DistributionSurroundings,
): Finding[] {
  return [
    ...takenHosts(document, surroundings),
    ...unknownRemotes(document, surroundings),
    ...emptySuppressions(document, surroundings),
    ...unknownMenus(document),
    ...unknownModules(document),
    ...strangeTexts(document),
    ...heavyPictures(document),
    ...slidesToNowhere(document, surroundings),
  ];
}

const finding = (
  severity: Finding['severity'],
  code: Finding['code'],
  what: string,
  how: string,
): Finding => ({ code, severity, what, how });

function takenHosts(
  { key, hosts }: DistributionDocument,
  { others, productHosts }: DistributionSurroundings,
): Finding[] {
  return hosts.flatMap((word) => [
    ...productHosts
      .filter((host) => host.includes(word))
      .map((host) =>
        finding(
          'error',
          'GF-622',
          `the word ${word} is in ${host}, which is the product's own host`,
          'name more of the host',
        ),
      ),
    ...others
      .filter((other) => other.key !== key && other.hosts.includes(word))
      .map((other) =>
        finding(
          'error',
          'GF-622',
          `the word ${word} is one of ${other.key}`,
          'each host has one distribution',
        ),
      ),
  ]);
}

function unknownRemotes(
  { remotes = [], suppressed = [] }: DistributionDocument,
  { knownRemotes }: DistributionSurroundings,
): Finding[] {
  const named = new Set([...remotes, ...suppressed.map(({ remote }) => remote)]);
  return [...named]
    .filter((name) => !knownRemotes.includes(name))
    .map((name) =>
      finding(
        'error',
        'GF-621',
        `there is no release of ${name}`,
        `one of ${knownRemotes.join(', ') || 'none yet'}`,
      ),
    );
}

/** A contribution that nobody makes may be one that was renamed: the distribution would show it again. */
function emptySuppressions(
  { suppressed = [] }: DistributionDocument,
  { live }: DistributionSurroundings,
): Finding[] {
  return suppressed
    .filter((suppression) => {
      const release = live.find(({ name }) => name === suppression.remote);
      return release && !isMadeBy(suppression, release);
    })
    .map((suppression) =>
      finding(
        'warning',
        'GF-623',
        `the live ${suppression.remote} has no ${suppressionName(suppression)}`,
        'girassol status names what the live release contributes',
      ),
    );
}

const isMadeBy = (suppression: Suppression, { slots, menus = [], routes }: RemoteManifest): boolean => {
  if ('slot' in suppression)
    return slots.some(({ slot, id }) => slot === suppression.slot && id === suppression.id);
  if ('menu' in suppression) return menus.some(({ id }) => id === suppression.menu);
  return routes.some(({ path }) => path === suppression.route);
};

/** "home.card/v1 negocios-ganhos", "the menu x", "the route /x". */
export function suppressionName(suppression: Suppression): string {
  if ('slot' in suppression) return `${suppression.slot} ${suppression.id}`;
  return 'menu' in suppression ? `menu ${suppression.menu}` : `route ${suppression.route}`;
}

function unknownMenus({ hiddenMenus = [] }: DistributionDocument): Finding[] {
  return hiddenMenus
    .filter((id) => !isHideableMenu(id))
    .map((id) =>
      finding(
        'warning',
        'GF-624',
        `there is no menu ${id} to hide`,
        'docs/partners.md lists the ids of menus',
      ),
    );
}

/** A module that does not exist limits an account to nothing, without a word. */
function unknownModules({ limits }: DistributionDocument): Finding[] {
  const known = new Set(accountModules.map(({ name }) => name));
  return (limits?.modules ?? [])
    .filter((name) => !known.has(name))
    .map((name) =>
      finding('error', 'GF-628', `there is no module ${name}`, 'docs/partners.md lists the modules'),
    );
}

function strangeTexts({ hosts, texts = {} }: DistributionDocument): Finding[] {
  return Object.keys(texts)
    .filter((host) => !hosts.some((word) => host.includes(word)))
    .map((host) =>
      finding(
        'warning',
        'GF-625',
        `${host} has texts, and is no host of this distribution`,
        'add a word of it to hosts, or take the texts out',
      ),
    );
}

/** In characters of the document, which travel as they are: about 150 kB. */
const CAROUSEL_CHARACTERS = 150_000;

function heavyPictures({ home }: DistributionDocument): Finding[] {
  const characters = home?.carousel?.reduce((sum, { path }) => sum + path.length, 0) ?? 0;
  if (characters <= CAROUSEL_CHARACTERS) return [];
  const kilobytes = Math.round(characters / 1000);
  return [
    finding(
      'warning',
      'GF-626',
      `the pictures of home.carousel are ${kilobytes} kB together`,
      `keep them under ${CAROUSEL_CHARACTERS / 1000} kB: people wait for them on the home page`,
    ),
  ];
}

function slidesToNowhere(
  { home, remotes, suppressed = [] }: DistributionDocument,
  { live }: DistributionSurroundings,
): Finding[] {
  const routes = live
    .filter(({ name }) => remotes?.includes(name) ?? true)
    .flatMap((release) => without(release, suppressed).routes);
  return (home?.carousel ?? [])
    .filter(({ clickUrl }) => clickUrl.startsWith('/'))
    .filter(({ clickUrl }) => !routes.some(({ path }) => matchesPath(path, clickUrl.split('?')[0] ?? '')))
    .map(({ heading, clickUrl }) =>
      finding(
        'warning',
        'GF-627',
        `the slide "${heading}" leads to ${clickUrl}, which no live area of this distribution answers`,
        'correct clickUrl; a slide that leads nowhere is not shown',
      ),
    );
}
