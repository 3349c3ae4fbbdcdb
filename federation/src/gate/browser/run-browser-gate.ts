import './gate-page';
import type { LocalRelease } from '../../cli/local-release';
import type { BrowserReport, Finding } from '../../registry/operations';
import { type Login, logIn } from './log-in';
import { lookAtPages } from './look-at-pages';
import { mountAgainAndAgain } from './mount-again';
import { mountSlots } from './mount-slots';
import { type OpenShell, openShell } from './open-shell';
import { doesNotOpen, firstLine } from './trouble';

/** Whatever a release does, it is over after this, milliseconds. */
const LIMIT = 300_000;

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
  const shell = await openShell({ ...options, session });
  const end = setTimeout(() => {
    shell.trouble.push(`it was not done within ${LIMIT / 60_000} minutes`);
    void shell.close();
  }, LIMIT);
  try {
    return await tryIn(shell, options.release);
  } finally {
    clearTimeout(end);
    await shell.close();
  }
}

async function tryIn(shell: OpenShell, release: LocalRelease): Promise<GateResult> {
  const findings: Finding[] = [];
  const report: BrowserReport = { browser: shell.browser, pages: 0, rounds: 0, unreached: [], slots: 0 };
  try {
    // On two pages beside each other; what is counted afterwards has the browser to itself.
    const [looked, slots] = await Promise.all([
      lookAtPages(shell, release.manifest),
      mountSlots(shell, release.manifest),
    ]);
    findings.push(...looked.findings, ...slots.findings);
    report.pages = looked.opened.length;
    report.unreached = looked.unreached;
    report.slots = slots.mounted;
    if (looked.opened.length > 0) {
      const mounted = await mountAgainAndAgain(shell, { release, paths: looked.opened });
      findings.push(...mounted.findings);
      report.rounds = mounted.rounds;
    }
  } catch (error) {
    findings.push(doesNotOpen(firstLine(error instanceof Error ? error.message : String(error))));
  }
  return { findings: [...findings, ...troubleIn(shell)], report };
}

const troubleIn = ({ trouble }: OpenShell): Finding[] =>
  [...new Set(trouble)].map((message) =>
    doesNotOpen(`while it was opened and left, the page said: ${firstLine(message)}`),
  );
