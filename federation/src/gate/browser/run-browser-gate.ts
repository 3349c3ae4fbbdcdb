import './gate-page';
import type { Session } from '@girassol/shared-domain';
import type { LocalRelease } from '../../cli/local-release';
import type { BrowserReport, Finding } from '../../registry/operations';
import { HangError } from './inspector';
import { endless } from './judge-seen';
import { type Login, logIn } from './log-in';
import { lookAtPages } from './look-at-pages';
import { mountAgainAndAgain } from './mount-again';
import { mountSlots } from './mount-slots';
import { goHome, type OpenShell, openShell } from './open-shell';
import { scrubbed, scrubber } from './scrub';
import { placeOf } from './source-at';
import { doesNotOpen, firstLine } from './trouble';

/** Whatever a release does, it is over after this, milliseconds. */
const LIMIT = 600_000;

interface Options {
  chromiumPath: string;
  origin: string;
  login: Login | null;
  release: LocalRelease;
}

export interface GateResult {
  findings: Finding[];
  report: BrowserReport;
}

/**
 * Opens the pages of a built release in the live shell of a server, mounts and unmounts it again and again, and opens
 * what it contributes to slots: what stays behind, what throws, what people who do not see or use a mouse cannot use.
 * Nothing is published for it. Throws GF-721 when nobody can log in.
 */
export async function runBrowserGate(options: Options): Promise<GateResult> {
  const session = await logIn(options.origin, options.login);
  const scrub = scrubber(session);
  const { findings, report } = await openAndTry(options, session);
  return { findings: findings.map((finding) => scrubbed(finding, scrub)), report };
}

async function openAndTry(options: Options, session: Session): Promise<GateResult> {
  const result: GateResult = {
    findings: [],
    report: { browser: 'Chromium', pages: 0, rounds: 0, unreached: [], slots: 0 },
  };
  const shell = await openShell({ ...options, session }).catch((error: unknown) => {
    if (!(error instanceof HangError)) throw error;
    result.findings.push(hanging(error, options.release));
    return null;
  });
  if (!shell) return result;
  const end = setTimeout(() => {
    shell.trouble.push(`it was not done within ${LIMIT / 60_000} minutes`);
    void shell.close();
  }, LIMIT);
  result.report.browser = shell.browser;
  try {
    const trying = tryIn(shell, options.release, result);
    // What is under way when a page hangs has no answer any more.
    trying.catch(() => undefined);
    await Promise.race([trying, shell.hang]);
  } catch (error) {
    result.findings.push(
      error instanceof HangError
        ? hanging(error, options.release)
        : doesNotOpen(firstLine(error instanceof Error ? error.message : String(error))),
    );
  } finally {
    clearTimeout(end);
    await shell.close();
  }
  return { ...result, findings: once([...result.findings, ...shell.strays, ...troubleIn(shell)]) };
}

/** Opens everything, and writes down what it finds as it goes. */
async function tryIn(
  shell: OpenShell,
  release: LocalRelease,
  { findings, report }: GateResult,
): Promise<void> {
  // On two pages beside each other; what is counted afterwards has the browser to itself.
  const [looked, slots] = await Promise.all([
    lookAtPages(shell, release, findings),
    mountSlots(shell, release.manifest, findings),
  ]);
  report.pages = looked.opened.length;
  report.unreached = looked.unreached;
  report.slots = slots.mounted;
  if (looked.opened.length === 0) return;
  await goHome(shell.page);
  const mounted = await mountAgainAndAgain(shell, { release, paths: looked.opened });
  findings.push(...mounted.findings, ...(await shell.guard.lookBehind()));
  report.rounds = mounted.rounds;
}

const hanging = ({ place }: HangError, release: LocalRelease): Finding =>
  endless('the page does not answer any more', place && placeOf(release, place));

/** Several pages show the same. */
function once(findings: readonly Finding[]): Finding[] {
  const seen = new Map(findings.map((finding) => [`${finding.code} ${finding.what}`, finding]));
  return [...seen.values()];
}

const troubleIn = ({ trouble }: OpenShell): Finding[] => trouble.map(doesNotOpen);
