import type { LocalRelease } from '../../cli/local-release';
import type { GateFinding } from '../../registry/operations';
import { behaviorFindings } from './behavior-findings';
import type { createBehaviorChecks } from './check-behavior';
import { HOME_PATH, type OpenedShell } from './opened-shell';
import { countCalls } from './own-requests';
import { createThrownFinding } from './trouble';

/** Steps of the first minute, in which everything runs as often as it is due, milliseconds. */
const STEP_MS = 3_000;
const STEPS = 20;
/** Jumps afterwards, in each of which a timer runs once: the rest of an hour. */
const JUMP = '05:00';
const JUMPS = 12;
/** Real time for answers after each step, milliseconds. */
const ANSWER_MS = 15;
/** Requests of one call in the first minute that are more than one every ten seconds, and the one of the opening. */
const MAX_PER_MINUTE = 8;
/** Pages on which the clock is moved. */
const MAX_PAGES = 6;
/** Error of the page in an error of Playwright: `clock.runFor: TypeError: …`. */
const THROWN_BY_PAGE = /^clock\.\w+: \w*Error: (.*)/;

/**
 * Opens pages of an area under a clock of its own and moves it by an hour, so that what happens after 15 seconds or
 * 40 minutes happens now. Returns the calls that are asked for again and again, and what timers throw.
 */
export async function moveClock(
  shell: OpenedShell,
  {
    release,
    paths,
    checks,
  }: { release: LocalRelease; paths: readonly string[]; checks: ReturnType<typeof createBehaviorChecks> },
): Promise<GateFinding[]> {
  const { name } = release.manifest;
  const { page, requests, saying, close } = await shell.openWithClock();
  const findings: GateFinding[] = [];
  /** Moves the clock, which throws what a timer of the page throws. */
  const move = async (step: () => Promise<void>) => {
    try {
      await step();
    } catch (error) {
      const { message, stack = '' } = error as Error;
      const [, thrown] = THROWN_BY_PAGE.exec(message) ?? [];
      if (thrown === undefined) throw error;
      findings.push(createThrownFinding(release, saying.while ?? 'after it was left', thrown, stack));
    }
  };
  try {
    for (const path of paths.slice(0, MAX_PAGES)) {
      const said = await page.evaluate(([remote, to]) => window.girassolGate.open(remote, to), [
        name,
        path,
      ] as const);
      if (said !== 'done') continue;
      const begun = requests.length;
      for (let step = 1; step <= STEPS; step += 1) {
        saying.while = `${(step * STEP_MS) / 1_000} s after ${path} was opened`;
        await move(() => page.clock.runFor(STEP_MS));
        await page.waitForTimeout(ANSWER_MS);
      }
      // An area may repeat what the gate itself refuses.
      const answered = requests
        .slice(begun)
        .filter(({ method, path: to }) => shell.rules.mayReachServer(method, to));
      const calls = checks.ownOf(answered).map(({ call }) => call);
      for (const [call, count] of countCalls(calls))
        if (count >= MAX_PER_MINUTE)
          findings.push(behaviorFindings.polls(path, call, count, checks.locateCall(call)));
      for (let jump = 1; jump <= JUMPS; jump += 1) {
        saying.while = `${jump * 5} minutes after ${path} was opened`;
        await move(() => page.clock.fastForward(JUMP));
        await page.waitForTimeout(ANSWER_MS);
      }
      saying.while = null;
      await page.evaluate((home) => window.girassolGate.show(home), HOME_PATH);
      await move(() => page.clock.runFor(1_000));
    }
    return findings;
  } finally {
    await close();
  }
}
