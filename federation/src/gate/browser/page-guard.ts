import type { Page } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import type { GateFinding } from '../../registry/operations';
import { behaviorFindings } from './behavior-findings';
import type { PageIncident } from './gate-page';
import { listEntriesSeenTwice } from './list-entries-seen-twice';
import type { PageInspector } from './page-inspector';
import { describeLocation, locateWords } from './source-at';
import {
  createEndlessFinding,
  createPatchedGlobalFinding,
  findOutsideStyleRules,
  toIncidentFinding,
} from './to-incident-finding';

/** Drawings a second that no animation makes: a screen shows sixty. */
const MANY = 90;
/** Minimum duration of constant rendering that counts as endless, in milliseconds. */
const ENDLESS_RENDER_MS = 2_000;
const PROFILE = 300;
/**
 * Maximum time that the shell may take to draw its frame after the area is left, on a busy machine, in milliseconds.
 */
const FRAME_PATIENCE = 5_000;

/**
 * Guard of a page during the browser checks, which collects findings on effects of a release outside of its
 * own area.
 */
export interface PageGuard {
  /** Everything since the last time. */
  collectFindings(): Promise<GateFinding[]>;
  /** And what it left there, asked at the home page. */
  collectLeftovers(): Promise<GateFinding[]>;
  /** Runs some work while the area is open, and says when the area is drawn again and again meanwhile. */
  whileOpen<Result>(
    path: string,
    work: () => Promise<Result>,
  ): Promise<{ result: Result; findings: GateFinding[] }>;
}

interface Options {
  inspector: PageInspector;
  release: LocalRelease;
  /** Rules that are added may be another remote's, where there are any. */
  isAlone: boolean;
}

/** Creates the guard of a page that runs `guard-page.js`, the script that observes the page. */
export function createPageGuard(page: Page, { inspector, release, isAlone }: Options): PageGuard {
  const { name, version } = release.manifest;
  const files = `/releases/${name}/${version}/`;
  const places = {
    getLocation: (address: string) => describeLocation(release, address),
    getLocationOfWords: (words: readonly string[]) => locateWords(release, words),
  };

  async function changedGlobals(): Promise<GateFinding[]> {
    const findings: GateFinding[] = [];
    for (const { name: changed, index } of await page.evaluate(() => window.girassolGuard.changedGlobals())) {
      const where = await inspector.locateFunction(`girassolGuard.changedFunction(${index})`);
      // Changes by the shell itself are allowed.
      if (where?.startsWith(files) || (where === undefined && isAlone))
        findings.push(createPatchedGlobalFinding(changed, where, places));
    }
    return findings;
  }

  async function collectFindings(): Promise<GateFinding[]> {
    // A press may have led to a document that is none of the shell's.
    if (!(await page.evaluate(() => 'girassolGuard' in window))) return [];
    const seen = await page.evaluate(() => window.girassolGuard.seen());
    const rules = await page.evaluate(() => window.girassolGuard.newRules());
    const behavior = await page.evaluate(() => window.girassolBehavior.seen());
    return [
      ...[...seen, ...behavior].map((one) => toIncidentFinding(one, places)),
      ...(isAlone ? await newGlobals() : []),
      ...(isAlone ? findOutsideStyleRules(rules, name, places) : []),
      ...(await changedGlobals()),
    ];
  }

  /** New globals that the release names: what the shell loads later may make others. */
  async function newGlobals(): Promise<GateFinding[]> {
    const names = await page.evaluate(() => window.girassolBehavior.newGlobals());
    return names.flatMap((global) => {
      const where = locateWords(release, [`"${global}"`, `'${global}'`, `.${global}=`, `.${global} =`]);
      return where ? [behaviorFindings.newGlobal(global, places.getLocation(where))] : [];
    });
  }

  const drawn = () => page.evaluate(() => window.girassolGuard.drawn());

  /** Drawings a second during some work. */
  async function rate<Result>(work: () => Promise<Result>): Promise<{ result: Result; perSecond: number }> {
    const [before, began] = [await drawn(), performance.now()];
    const result = await work();
    const seconds = (performance.now() - began) / 1_000;
    return { result, perSecond: ((await drawn()) - before) / seconds };
  }

  /** Parts of the shell's frame that are gone for good: the home page may not have drawn them yet at the first look. */
  async function goneParts(): Promise<PageIncident[]> {
    const isWhole = () => window.girassolGuard.missingParts().length === 0;
    const gone = await listEntriesSeenTwice(
      () => page.evaluate(() => window.girassolGuard.missingParts()),
      () => page.waitForFunction(isWhole, undefined, { timeout: FRAME_PATIENCE }),
    );
    return gone.map((part) => ['outside', `the shell's ${part} is gone`, null]);
  }

  return {
    collectFindings,
    async collectLeftovers() {
      const left = await page.evaluate(() => window.girassolGuard.leftOutside());
      const behind = [...left, ...(await goneParts())];
      const hasLeftTitle = await page.evaluate(() => window.girassolBehavior.leftTitle());
      const title = locateWords(release, ['document.title']);
      return [
        ...behind.map((one) => toIncidentFinding(one, places)),
        ...(hasLeftTitle ? [behaviorFindings.leftTitle(title && places.getLocation(title))] : []),
        ...(await collectFindings()),
      ];
    },
    async whileOpen(path, work) {
      const { result, perSecond } = await rate(work);
      if (perSecond < MANY) return { result, findings: [] };
      const again = await rate(() => page.waitForTimeout(ENDLESS_RENDER_MS));
      if (again.perSecond < MANY) return { result, findings: [] };
      const where = await inspector.findBusiestLocation(PROFILE);
      const what = `${path} is drawn again and again, ${Math.round(again.perSecond)} times a second`;
      return { result, findings: [createEndlessFinding(what, where && places.getLocation(where))] };
    },
  };
}
