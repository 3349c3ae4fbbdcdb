import './gate-page';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Session } from '@girassol/shared-domain';
import type { LocalRelease } from '../../cli/local-release';
import type { BrowserCheckResult, GateFinding } from '../../registry/operations';
import { createBehaviorChecks } from './check-behavior';
import { checkPages } from './check-pages';
import { confirmFindings } from './confirm-findings';
import { type LoginCredentials, logIn } from './log-in';
import { mountOnce, mountRepeatedly } from './mount-again';
import { mountSlotContributions } from './mount-slot-contributions';
import { moveClock } from './move-clock';
import { HOME_PATH, type OpenedShell, openHomePage, openShell } from './opened-shell';
import { PageHangError } from './page-inspector';
import { createPersonalDataRemover, removePersonalDataFromFinding } from './scrub';
import { describeLocation } from './source-at';
import { createEndlessFinding } from './to-incident-finding';
import { createFailureFinding, getFirstLine } from './trouble';

/** Whatever a release does, a look is over after this: one that opens each page once, and the whole one. Milliseconds. */
const SHORT_LOOK_TIMEOUT_MS = 240_000;
const WHOLE_LOOK_TIMEOUT_MS = 600_000;
/** Maximum time that the browser may take to close, in milliseconds: a page that hangs does not hold up the verdict. */
const CLOSE_TIMEOUT_MS = 10_000;

interface Options {
  chromiumPath: string;
  origin: string;
  login: LoginCredentials | null;
  release: LocalRelease;
  /**
   * The whole look: also controls, fields, contributions where they are drawn, fifty mounts and an hour of a moved clock.
   * Otherwise each page is opened once.
   */
  isWhole: boolean;
}

/** Result of the browser checks of a release: findings, and the report that is sent with the release. */
export interface BrowserGateResult {
  findings: GateFinding[];
  report: BrowserCheckResult;
}

/**
 * Checks a built release in the live shell of a server without publishing it: opens its pages and, in the whole look,
 * mounts and unmounts it repeatedly, opens its slot contributions and moves the clock; reports leaks, errors, accessibility
 * violations and what it does to people and to the rest of the page. Each error is confirmed by a second look in a browser of its own. Throws GF-721 when the login fails.
 */
export async function runBrowserGate(options: Options): Promise<BrowserGateResult> {
  const session = await logIn(options.origin, options.login);
  const scrub = createPersonalDataRemover(session);
  const { findings, report } = await confirmFindings(() => lookInBrowser(options, session));
  return { findings: findings.map((finding) => removePersonalDataFromFinding(finding, scrub)), report };
}

/** Looks once at a release in a browser of its own, as the person of a session. */
export async function lookInBrowser(options: Options, session: Session): Promise<BrowserGateResult> {
  const result: BrowserGateResult = {
    findings: [],
    report: { browser: 'Chromium', pages: 0, rounds: 0, unreached: [], slots: 0, seconds: {} },
  };
  const measure = createStopwatch(result.report);
  const opening = measure('shell', () => openShell({ ...options, session }));
  const shell = await opening.catch((error: unknown) => {
    if (!(error instanceof PageHangError)) throw error;
    result.findings.push(hanging(error, options.release));
    return null;
  });
  if (!shell) return result;
  const limit = options.isWhole ? WHOLE_LOOK_TIMEOUT_MS : SHORT_LOOK_TIMEOUT_MS;
  const end = new AbortController();
  const overtime = sleep(limit, undefined, { signal: end.signal, ref: false }).then(() => {
    throw new Error(`it was not done within ${limit / 60_000} minutes`);
  });
  result.report.browser = shell.browser;
  try {
    const trying = tryIn(shell, { ...options, ...result, measure });
    // The checks still running when a page hangs are no longer needed.
    for (const promise of [trying, overtime]) promise.catch(() => undefined);
    await Promise.race([trying, shell.hang, overtime]);
  } catch (error) {
    result.findings.push(
      error instanceof PageHangError
        ? hanging(error, options.release)
        : createFailureFinding(getFirstLine(error instanceof Error ? error.message : String(error))),
    );
  } finally {
    end.abort();
    await Promise.race([shell.close(), sleep(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
  }
  return { ...result, findings: once([...result.findings, ...shell.strays, ...shell.trouble]) };
}

/** Opens everything, and writes down what it finds as it goes. */
async function tryIn(
  shell: OpenedShell,
  {
    release,
    isWhole,
    findings,
    report,
    measure,
  }: Pick<Options, 'release' | 'isWhole'> & BrowserGateResult & { measure: Stopwatch },
): Promise<void> {
  const checks = createBehaviorChecks(shell, release);
  // On two pages beside each other; what is counted afterwards has the browser to itself.
  const [looked, slots] = await Promise.all([
    measure('pages', () => checkPages(shell, { release, checks, findings, isWhole })),
    isWhole
      ? measure('contributions', () => mountSlotContributions(shell, release.manifest, findings))
      : { mounted: 0 },
  ]);
  report.pages = looked.opened.length;
  report.unreached = looked.unreached;
  report.slots = slots.mounted;
  if (looked.opened.length === 0) return;
  await openHomePage(shell.page);
  const paths = looked.opened;
  if (isWhole) {
    findings.push(...(await measure('way back', () => checks.checkWayBack(paths))));
    const mounted = await measure('mounts', () => mountRepeatedly(shell, { release, paths }));
    findings.push(...mounted.findings);
    report.rounds = mounted.rounds;
  } else {
    const path = paths[0] ?? HOME_PATH;
    findings.push(...(await measure('one mount', () => mountOnce(shell, { release, path }))));
    report.rounds = 1;
  }
  findings.push(...(await shell.guard.collectLeftovers()));
  if (isWhole) findings.push(...(await measure('clock', () => moveClock(shell, { release, paths, checks }))));
}

type Stopwatch = <Result>(step: string, work: () => Promise<Result>) => Promise<Result>;

/** Creates a function that runs a step of the checks and writes its seconds into the report, also when it fails. */
function createStopwatch(report: BrowserCheckResult): Stopwatch {
  return async (step, work) => {
    const began = performance.now();
    try {
      return await work();
    } finally {
      report.seconds = { ...report.seconds, [step]: Math.round((performance.now() - began) / 100) / 10 };
    }
  };
}

const hanging = ({ location }: PageHangError, release: LocalRelease): GateFinding =>
  createEndlessFinding('the page does not answer any more', location && describeLocation(release, location));

/** Several pages show the same. */
function once(findings: readonly GateFinding[]): GateFinding[] {
  const seen = new Map(findings.map((finding) => [`${finding.code} ${finding.what}`, finding]));
  return [...seen.values()];
}
