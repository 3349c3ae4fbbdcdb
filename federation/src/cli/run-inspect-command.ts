import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RegistryClient, RegistryError } from '../operations/client';
import type { InspectionTask, InspectionVerdict, ReleaseInspection } from '../registry/operations';
import {
  type CommandContext,
  type CommandResult,
  createCommandRegistryClient,
  getRemoteName,
  getServerOrigin,
} from './context';
import { describeFindings } from './describe-findings';
import { downloadRelease } from './fetch-release';
import { inspectReleaseFiles } from './local-release';
import { runLocalChecks } from './try-out';

/** Interval between renewals of a claim and (`WATCH`) between looks for the next release, in milliseconds. */
const CLAIM_RENEWAL_MS = 20_000;
const WATCH = 15_000;

interface Inspected extends Pick<ReleaseInspection, 'isPassed' | 'findings'> {
  remote: string;
  version: string;
}

/**
 * Inspects published releases and sends the results to the server: the named release, or all that wait for an
 * inspection. With `--watch` the command keeps running and inspects later releases too.
 */
export async function runInspectCommand(context: CommandContext): Promise<CommandResult> {
  const registry = createCommandRegistryClient(context);
  const { positionals, options } = context;
  const [, version] = positionals;
  const wanted = version ? { remote: getRemoteName(context), version } : {};
  if (options.watch === true) return watch(context, registry);
  const inspected: Inspected[] = [];
  for (let found = await inspectNext(context, registry, wanted); found; ) {
    inspected.push(found);
    found = version ? null : await inspectNext(context, registry, wanted);
  }
  return { text: describeInspections(inspected), data: { inspected } };
}

/**
 * Inspects releases without end. Errors are printed and the work is tried again, since a restart of the server must not
 * end the inspection.
 */
async function watch(context: CommandContext, registry: RegistryClient): Promise<never> {
  for (;;) {
    const found = await inspectNext(context, registry, {}).catch((error: Error) => {
      context.note(error.message);
      return null;
    });
    if (found) context.note(describeInspections([found]));
    else await sleep(WATCH);
  }
}

async function inspectNext(
  context: CommandContext,
  registry: RegistryClient,
  wanted: { remote: string; version: string } | object,
): Promise<Inspected | null> {
  const { task } = await registry.claimInspection(wanted);
  return task && inClaim(registry, task, () => judgeRelease(context, task));
}

function describeInspections(inspected: Inspected[]): string {
  if (inspected.length === 0) return 'No release waits for an inspection.';
  return inspected
    .map(({ remote, version, isPassed, findings }) =>
      [`${remote} ${version} ${isPassed ? 'passed' : 'did not pass'}.`, describeFindings(findings)]
        .filter(Boolean)
        .join('\n'),
    )
    .join('\n\n');
}

/**
 * Does the work while the claim is renewed. What cannot be done here (no browser, no login, no server) is no verdict: the
 * release goes back to whoever asks next, as it does when this process is told to end, or is killed.
 */
async function inClaim(
  registry: RegistryClient,
  { claim, remote, version }: InspectionTask,
  work: () => Promise<InspectionVerdict>,
): Promise<Inspected> {
  const timer = setInterval(
    () => void registry.renewInspection(claim).catch(() => undefined),
    CLAIM_RENEWAL_MS,
  );
  const giveBack = () => registry.giveInspectionBack(claim).catch(() => undefined);
  const end = () => void giveBack().then(() => process.exit(1));
  process.once('SIGTERM', end).once('SIGINT', end);
  try {
    const { isPassed, findings } = await registry.keepVerdict(claim, await work());
    return { remote, version, isPassed, findings };
  } catch (error) {
    if (!(error instanceof RegistryError && error.code === 'GF-525')) await giveBack();
    throw error;
  } finally {
    clearInterval(timer);
    process.off('SIGTERM', end).off('SIGINT', end);
  }
}

/** Fetches what the server serves of a release, and puts it through everything that its sender should have. */
async function judgeRelease(context: CommandContext, task: InspectionTask): Promise<InspectionVerdict> {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-inspect-'));
  try {
    const release = await downloadRelease(getServerOrigin(context), task, folder);
    const { findings } = await inspectReleaseFiles(release);
    const trial = await runLocalChecks(context, release, true);
    if (trial.missing) throw trial.missing;
    return { ...trial.checks, findings: [...findings, ...trial.findings] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
