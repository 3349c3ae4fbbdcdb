import { accountModules, matchesPath } from '@girassol/shared-domain';
import type { z } from 'zod';
import {
  type DistributionDocument,
  type DistributionSuppression,
  distributionDocumentSchema,
} from './distribution';
import { listHideableMenus } from './hideable-menus';
import type { RemoteManifest } from './manifest';
import type { GateFinding } from './operations';
import { removeSuppressed } from './resolve';

/**
 * State of the server that a distribution is checked against: the other distributions, the product's own
 * hosts, the known remotes.
 */
export interface DistributionGateContext {
  /** The other distributions that are live. */
  others: readonly Pick<DistributionDocument, 'key' | 'hosts'>[];
  /** Hosts of the product itself. */
  productHosts: readonly string[];
  /** Every remote with a release. */
  knownRemotes: readonly string[];
  /** The releases live for everybody. */
  live: readonly RemoteManifest[];
}

/**
 * Parses a distribution document. Returns the document, or findings (GF-620) about the fields that make it
 * invalid.
 */
export function parseDistribution(
  value: unknown,
): { document: DistributionDocument } | { findings: GateFinding[] } {
  const { data, error } = distributionDocumentSchema.safeParse(value);
  if (data) return { document: data };
  return {
    findings: error.issues.flatMap(listFieldIssues).map(({ path, message }) => ({
      code: 'GF-620',
      severity: 'error',
      what: `${path.join('.') || 'the document'}: ${message}`,
      how: 'docs/partners.md describes every field',
    })),
  };
}

interface FieldIssue {
  path: PropertyKey[];
  message: string;
}

/**
 * Lists the issues of a document field by field: each unknown key by its own path and, for a choice between shapes, the
 * issues of the closest shape.
 */
function listFieldIssues(issue: z.core.$ZodIssue): FieldIssue[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message: 'is no field of a distribution',
    }));
  if (issue.code !== 'invalid_union') return [issue];
  const [closest] = [...issue.errors].sort((one, other) => one.length - other.length);
  return (closest ?? [])
    .flatMap(listFieldIssues)
    .map(({ path, message }) => ({ path: [...issue.path, ...path], message }));
}

/**
 * Checks a distribution document before publication and returns the findings. The server and the command-line
 * tool use this pure function alike.
 */
export function distributionFindings(
  document: DistributionDocument,
  surroundings: DistributionGateContext,
): GateFinding[] {
  return [
    ...takenHosts(document, surroundings),
    ...unknownRemotes(document, surroundings),
    ...emptySuppressions(document, surroundings),
    ...unknownMenus(document, surroundings),
    ...unknownModules(document),
    ...strangeTexts(document),
    ...heavyPictures(document),
    ...slidesToNowhere(document, surroundings),
  ];
}

const finding = (
  severity: GateFinding['severity'],
  code: GateFinding['code'],
  what: string,
  how: string,
): GateFinding => ({ code, severity, what, how });

function takenHosts(
  { key, hosts }: DistributionDocument,
  { others, productHosts }: DistributionGateContext,
): GateFinding[] {
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
  { knownRemotes }: DistributionGateContext,
): GateFinding[] {
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
  { live }: DistributionGateContext,
): GateFinding[] {
  return suppressed
    .filter((suppression) => {
      const release = live.find(({ name }) => name === suppression.remote);
      return release && !isMadeBy(suppression, release);
    })
    .map((suppression) =>
      finding(
        'warning',
        'GF-623',
        `the live ${suppression.remote} has no ${formatSuppression(suppression)}`,
        'girassol status names what the live release contributes',
      ),
    );
}

const isMadeBy = (
  suppression: DistributionSuppression,
  { slots, menus = [], routes }: RemoteManifest,
): boolean => {
  if ('slot' in suppression)
    return slots.some(({ slot, id }) => slot === suppression.slot && id === suppression.id);
  if ('menu' in suppression) return menus.some(({ id }) => id === suppression.menu);
  return routes.some(({ path }) => path === suppression.route);
};

/**
 * Formats the name of a part that a distribution leaves out: "home.card/v1 negocios-ganhos", "the menu x",
 * "the route /x".
 */
export function formatSuppression(suppression: DistributionSuppression): string {
  if ('slot' in suppression) return `${suppression.slot} ${suppression.id}`;
  return 'menu' in suppression ? `menu ${suppression.menu}` : `route ${suppression.route}`;
}

/** Areas say which of their menus may be hidden. An id that none has is a warning, since its area may come later. */
function unknownMenus(
  { hiddenMenus = [] }: DistributionDocument,
  { live }: DistributionGateContext,
): GateFinding[] {
  const hideable = listHideableMenus(live).map(({ id }) => id);
  return hiddenMenus
    .filter((id) => !hideable.includes(id))
    .map((id) =>
      finding(
        'warning',
        'GF-624',
        `no live area has a menu ${id} that may be hidden`,
        `one of ${hideable.join(', ') || 'none yet'}; an id of an area that comes later has its effect from then on`,
      ),
    );
}

/** A module that does not exist limits an account to nothing, without a word. */
function unknownModules({ limits }: DistributionDocument): GateFinding[] {
  const known = new Set(accountModules.map(({ name }) => name));
  return (limits?.modules ?? [])
    .filter((name) => !known.has(name))
    .map((name) =>
      finding('error', 'GF-628', `there is no module ${name}`, 'docs/partners.md lists the modules'),
    );
}

function strangeTexts({ hosts, texts = {} }: DistributionDocument): GateFinding[] {
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

function heavyPictures({ home }: DistributionDocument): GateFinding[] {
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
  { live }: DistributionGateContext,
): GateFinding[] {
  const routes = live
    .filter(({ name }) => remotes?.includes(name) ?? true)
    .flatMap((release) => removeSuppressed(release, suppressed).routes);
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
