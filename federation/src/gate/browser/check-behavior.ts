import type { Page } from 'playwright-core';
import type { LocalRelease } from '../../cli/local-release';
import type { GateFinding } from '../../registry/operations';
import { behaviorFindings } from './behavior-findings';
import type { RequestRules } from './blocked-writes';
import { isEnglishText } from './foreign-text';
import { HOME_PATH } from './opened-shell';
import { type ApiRequest, createCallNamer, findRequestChain } from './own-requests';
import { describeLocation, locateWords } from './source-at';

/** Maximum time until the heading of a drawn page is there, in milliseconds. */
const HEADING_PATIENCE_MS = 3_000;
/** Presses of Tab after which the focus has left an area that lets it go. */
const MAX_TABS = 5;
/** Changes of the address while a page is looked at that no person causes. */
const MAX_ADDRESS_CHANGES = 10;
/** Texts of one page that are named. */
const MAX_FOREIGN_TEXTS = 3;

/** Opened page of an area, and what the browser asked the API for since it was opened. */
interface OpenedPage {
  /** Pattern of the route, for findings. */
  path: string;
  requests: readonly ApiRequest[];
  /** The page is also for visitors without a session: for others it may be a notice, or lead elsewhere. */
  isForStrangers: boolean;
}

/** Creates the checks of what an area does to people while one of its pages is open. */
export function createBehaviorChecks(
  { page, rules }: { page: Page; rules: RequestRules },
  release: LocalRelease,
) {
  const nameCall = createCallNamer(release);
  const locate = (...words: string[]) => {
    const found = locateWords(release, words);
    return found && describeLocation(release, found);
  };

  /** Calls of the release among some requests, with the requests. */
  const ownOf = (requests: readonly ApiRequest[]) =>
    requests.flatMap((request) => {
      const call = nameCall(request);
      return call ? [{ request, call }] : [];
    });

  async function checkHeading({ path, isForStrangers }: OpenedPage): Promise<GateFinding[]> {
    if (isForStrangers) return [];
    const hasHeading = await page
      .waitForFunction(() => window.girassolBehavior.hasHeading(), undefined, {
        timeout: HEADING_PATIENCE_MS,
      })
      .then(
        () => true,
        () => false,
      );
    return hasHeading ? [] : [behaviorFindings.noHeading(path)];
  }

  /** Presses Tab until the focus has left the area. Returns false when it is still there after {@link MAX_TABS}. */
  async function isLeftByTab(): Promise<boolean> {
    for (let count = 0; count < MAX_TABS; count += 1) {
      await page.keyboard.press('Tab');
      if (!(await page.evaluate(() => window.girassolBehavior.hasFocus()))) return true;
    }
    return false;
  }

  async function checkFocus({ path }: OpenedPage): Promise<GateFinding[]> {
    if (await page.evaluate(() => window.girassolBehavior.takesFocus()))
      return [behaviorFindings.takesFocus(path, locate('focusin', 'onBlur', '"blur"', '.focus('))];
    if (!(await page.evaluate(() => window.girassolBehavior.focusLast()))) return [];
    if (await isLeftByTab()) return [];
    // A grid that is edited keeps Tab among its cells until Esc.
    await page.keyboard.press('Escape');
    if (await isLeftByTab()) return [];
    return [behaviorFindings.holdsFocus(path, locate('"Tab"', "'Tab'"))];
  }

  function checkRequests({ path, requests }: OpenedPage): GateFinding[] {
    const own = ownOf(requests);
    const writes = new Set(
      own.filter(({ request: { method, path: to } }) => rules.isWrite(method, to)).map(({ call }) => call),
    );
    const chain = findRequestChain(own.map(({ request }) => request));
    const calls = chain.map((request) => nameCall(request) ?? request.path);
    return [
      ...[...writes].map((call) => behaviorFindings.writesOnOpening(path, call, locateCall(call))),
      ...(chain.length > 0 ? [behaviorFindings.chain(path, calls, locateCall(calls[0] ?? ''))] : []),
    ];
  }

  const locateCall = (call: string) => locate(call, call.split(' ')[1] ?? call);

  async function checkTexts({ path }: OpenedPage): Promise<GateFinding[]> {
    const foreign = (await page.evaluate(() => window.girassolBehavior.texts())).filter(isEnglishText);
    return foreign
      .flatMap((text) => {
        // What people wrote, or another system answered, is not of the area.
        const place = locate(text);
        return place ? [behaviorFindings.foreignText(path, text.slice(0, 80), place)] : [];
      })
      .slice(0, MAX_FOREIGN_TEXTS);
  }

  return {
    /** Checks a page that has just been opened and drawn. */
    async checkOpened(opened: OpenedPage): Promise<GateFinding[]> {
      const { path } = opened;
      await page.evaluate(() => window.girassolBehavior.addressChanges());
      const covered = await page.evaluate(() => window.girassolBehavior.covered());
      const findings = [
        ...(await checkHeading(opened)),
        ...((await page.evaluate(() => window.girassolBehavior.hasTitle()))
          ? []
          : [behaviorFindings.noTitle(path, locate('document.title='))]),
        ...(covered
          ? [behaviorFindings.covers(path, covered, locate('position:fixed', 'position: fixed'))]
          : []),
        ...checkRequests(opened),
        ...(await checkTexts(opened)),
        ...(await checkFocus(opened)),
      ];
      await page.evaluate(() => window.girassolBehavior.tryKeys());
      const changes = await page.evaluate(() => window.girassolBehavior.addressChanges());
      if (changes >= MAX_ADDRESS_CHANGES)
        findings.push(behaviorFindings.addressStorm(path, changes, locate('replaceState', 'pushState')));
      return findings;
    },
    /** Opens each address from the home page and goes back. */
    async checkWayBack(paths: readonly string[]): Promise<GateFinding[]> {
      const findings: GateFinding[] = [];
      for (const path of paths) {
        const returns = await page.evaluate(([to, rest]) => window.girassolBehavior.goBack(to, rest), [
          path,
          HOME_PATH,
        ] as const);
        if (returns >= MAX_RETURNS)
          findings.push(behaviorFindings.historyLoop(path, locate('popstate', 'pushState', 'navigate(')));
      }
      return findings;
    },
    ownOf,
    locateCall,
  };
}

/** Times that an area may come back when people go back: an area that adds an address of its own once comes back once. */
const MAX_RETURNS = 3;
