import type { Page } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import type { Finding } from '../../registry/operations';
import type { Seen } from './gate-page';
import type { Inspector } from './inspector';
import { endless, judgeRules, judgeSeen, patchedGlobal } from './judge-seen';
import { seenTwice } from './seen-twice';
import { placeOf, placeOfWords } from './source-at';

/** Drawings a second that no animation makes: a screen shows sixty. */
const MANY = 90;
/** How long it must go on like that, milliseconds. */
const LONG = 2_000;
const PROFILE = 300;
/** How long the shell may take to draw its frame once the area is left, on a machine that is busy, milliseconds. */
const FRAME_PATIENCE = 5_000;

/** Says what a release does to the page that is not its own. */
export interface Guard {
  /** Everything since the last time. */
  look(): Promise<Finding[]>;
  /** And what it left there, asked at the home page. */
  lookBehind(): Promise<Finding[]>;
  /** Runs some work while the area is open, and says when the area is drawn again and again meanwhile. */
  whileOpen<Result>(
    path: string,
    work: () => Promise<Result>,
  ): Promise<{ result: Result; findings: Finding[] }>;
}

interface Options {
  inspector: Inspector;
  release: LocalRelease;
  /** Rules that are added may be another remote's, where there are any. */
  isAlone: boolean;
}

/** Of a page that `guard-page.js` is in. */
export function guardOf(page: Page, { inspector, release, isAlone }: Options): Guard {
  const { name, version } = release.manifest;
  const files = `/releases/${name}/${version}/`;
  const places = {
    placeOf: (address: string) => placeOf(release, address),
    placeOfWords: (words: readonly string[]) => placeOfWords(release, words),
  };

  async function changedGlobals(): Promise<Finding[]> {
    const findings: Finding[] = [];
    for (const { name: changed, index } of await page.evaluate(() => window.girassolGuard.changedGlobals())) {
      const where = await inspector.placeOfFunction(`girassolGuard.changedFunction(${index})`);
      // What the shell puts there is its own affair.
      if (where?.startsWith(files) || (where === undefined && isAlone))
        findings.push(patchedGlobal(changed, where, places));
    }
    return findings;
  }

  async function look(): Promise<Finding[]> {
    // A press may have led to a document that is none of the shell's.
    if (!(await page.evaluate(() => 'girassolGuard' in window))) return [];
    const seen = await page.evaluate(() => window.girassolGuard.seen());
    const rules = await page.evaluate(() => window.girassolGuard.newRules());
    return [
      ...seen.map((one) => judgeSeen(one, places)),
      ...(isAlone ? judgeRules(rules, name, places) : []),
      ...(await changedGlobals()),
    ];
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
  async function goneParts(): Promise<Seen[]> {
    const isWhole = () => window.girassolGuard.missingParts().length === 0;
    const gone = await seenTwice(
      () => page.evaluate(() => window.girassolGuard.missingParts()),
      () => page.waitForFunction(isWhole, undefined, { timeout: FRAME_PATIENCE }),
    );
    return gone.map((part) => ['outside', `the shell's ${part} is gone`, null]);
  }

  return {
    look,
    async lookBehind() {
      const left = await page.evaluate(() => window.girassolGuard.leftOutside());
      const behind = [...left, ...(await goneParts())];
      return [...behind.map((one) => judgeSeen(one, places)), ...(await look())];
    },
    async whileOpen(path, work) {
      const { result, perSecond } = await rate(work);
      if (perSecond < MANY) return { result, findings: [] };
      const again = await rate(() => page.waitForTimeout(LONG));
      if (again.perSecond < MANY) return { result, findings: [] };
      const where = await inspector.busiestPlace(PROFILE);
      const what = `${path} is drawn again and again, ${Math.round(again.perSecond)} times a second`;
      return { result, findings: [endless(what, where && places.placeOf(where))] };
    },
  };
}
