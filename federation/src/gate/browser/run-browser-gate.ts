import './gate-page';
import type { Session } from '@girassol/shared-domain';
import type { LocalRelease } from '../../cli/local-release';
import type { BrowserCheckResult, GateFinding } from '../../registry/operations';
import { checkPages } from './check-pages';
import { confirmFindings } from './confirm-findings';
import { type LoginCredentials, logIn } from './log-in';
import { mountRepeatedly } from './mount-again';
import { mountSlotContributions } from './mount-slot-contributions';
import { type OpenedShell, openHomePage, openShell } from './opened-shell';
import { PageHangError } from './page-inspector';
import { createPersonalDataRemover, removePersonalDataFromFinding } from './scrub';
import { describeLocation } from './source-at';
import { createEndlessFinding } from './to-incident-finding';
import { createFailureFinding, getFirstLine } from './trouble';

/** Whatever a release does, it is over after this, milliseconds. */
const BROWSER_GATE_TIMEOUT_MS = 600_000;

interface Options {
  chromiumPath: string;
  origin: string;
  login: LoginCredentials | null;
  release: LocalRelease;
}

/** Result of the browser checks of a release: findings, and the report that is sent with the release. */
export interface BrowserGateResult {
  findings: GateFinding[];
  report: BrowserCheckResult;
}

/**
 * Checks a built release in the live shell of a server without publishing it: opens its pages, mounts and unmounts it
 * repeatedly, and opens its slot contributions; reports leaks, errors and accessibility violations. Each error is
 * confirmed by a second look in a browser of its own. Throws GF-721 when the login fails.
 */
export async function runBrowserGate(options: Options): Promise<BrowserGateResult> {
  const session = await logIn(options.origin, options.login);
  const scrub = createPersonalDataRemover(session);
  const { findings, report } = await confirmFindings(() => openAndTry(options, session));
  return { findings: findings.map((finding) => removePersonalDataFromFinding(finding, scrub)), report };
}

async function openAndTry(options: Options, session: Session): Promise<BrowserGateResult> {
  const result: BrowserGateResult = {
    findings: [],
    report: { browser: 'Chromium', pages: 0, rounds: 0, unreached: [], slots: 0 },
  };
  const shell = await openShell({ ...options, session }).catch((error: unknown) => {
    if (!(error instanceof PageHangError)) throw error;
    result.findings.push(hanging(error, options.release));
    return null;
  });
  if (!shell) return result;
  const end = setTimeout(() => {
    shell.trouble.push(`it was not done within ${BROWSER_GATE_TIMEOUT_MS / 60_000} minutes`);
    void shell.close();
  }, BROWSER_GATE_TIMEOUT_MS);
  result.report.browser = shell.browser;
  try {
    const trying = tryIn(shell, options.release, result);
    // The checks still running when a page hangs are no longer needed.
    trying.catch(() => undefined);
    await Promise.race([trying, shell.hang]);
  } catch (error) {
    result.findings.push(
      error instanceof PageHangError
        ? hanging(error, options.release)
        : createFailureFinding(getFirstLine(error instanceof Error ? error.message : String(error))),
    );
  } finally {
    clearTimeout(end);
    await shell.close();
  }
  return { ...result, findings: once([...result.findings, ...shell.strays, ...troubleIn(shell)]) };
}

/** Opens everything, and writes down what it finds as it goes. */
async function tryIn(
  shell: OpenedShell,
  release: LocalRelease,
  { findings, report }: BrowserGateResult,
): Promise<void> {
  // On two pages beside each other; what is counted afterwards has the browser to itself.
  const [looked, slots] = await Promise.all([
    checkPages(shell, release, findings),
    mountSlotContributions(shell, release.manifest, findings),
  ]);
  report.pages = looked.opened.length;
  report.unreached = looked.unreached;
  report.slots = slots.mounted;
  if (looked.opened.length === 0) return;
  await openHomePage(shell.page);
  const mounted = await mountRepeatedly(shell, { release, paths: looked.opened });
  findings.push(...mounted.findings, ...(await shell.guard.collectLeftovers()));
  report.rounds = mounted.rounds;
}

const hanging = ({ location }: PageHangError, release: LocalRelease): GateFinding =>
  createEndlessFinding('the page does not answer any more', location && describeLocation(release, location));

/** Several pages show the same. */
function once(findings: readonly GateFinding[]): GateFinding[] {
  const seen = new Map(findings.map((finding) => [`${finding.code} ${finding.what}`, finding]));
  return [...seen.values()];
}

const troubleIn = ({ trouble }: OpenedShell): GateFinding[] => trouble.map(createFailureFinding);
