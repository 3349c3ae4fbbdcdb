import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type RegistryClient, RegistryError } from '../operations/client';
import type { InspectionTask, InspectionVerdict, ReleaseInspection } from '../registry/operations';
import { type Context, type Outcome, registryOf, remoteIn, serverOf } from './context';
import { describeFindings } from './describe';
import { fetchRelease } from './fetch-release';
import { inspectFiles } from './local-release';
import { tryOut } from './try-out';

/** How often a claim is renewed, and how long `--watch` waits for the next release, milliseconds. */
const RENEW = 20_000;
const WATCH = 15_000;

interface Inspected extends Pick<ReleaseInspection, 'isPassed' | 'findings'> {
  remote: string;
  version: string;
}

/**
 * Inspects published releases beside the server, and writes the server's own word to them: the one that is named, or all
 * that wait; with `--watch` those that come as well, for ever.
 */
export async function inspect(context: Context): Promise<Outcome> {
  const registry = registryOf(context);
  const { positionals, options } = context;
  const [, version] = positionals;
  const wanted = version ? { remote: remoteIn(context), version } : {};
  if (options.watch === true) return watch(context, registry);
  const inspected: Inspected[] = [];
  for (let found = await inspectNext(context, registry, wanted); found; ) {
    inspected.push(found);
    found = version ? null : await inspectNext(context, registry, wanted);
  }
  return { text: textOf(inspected), data: { inspected } };
}

/** What goes wrong is told, and tried again: a server that restarts must not end the inspection beside it. */
async function watch(context: Context, registry: RegistryClient): Promise<never> {
  for (;;) {
    const found = await inspectNext(context, registry, {}).catch((error: Error) => {
      context.note(error.message);
      return null;
    });
    if (found) context.note(textOf([found]));
    else await sleep(WATCH);
  }
}

async function inspectNext(
  context: Context,
  registry: RegistryClient,
  wanted: { remote: string; version: string } | object,
): Promise<Inspected | null> {
  const { task } = await registry.claimInspection(wanted);
  return task && inClaim(registry, task, () => judgeRelease(context, task));
}

function textOf(inspected: Inspected[]): string {
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
  const timer = setInterval(() => void registry.renewInspection(claim).catch(() => undefined), RENEW);
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
async function judgeRelease(context: Context, task: InspectionTask): Promise<InspectionVerdict> {
  const folder = await mkdtemp(join(tmpdir(), 'girassol-inspect-'));
  try {
    const release = await fetchRelease(serverOf(context), task, folder);
    const { findings } = await inspectFiles(release);
    const trial = await tryOut(context, release);
    if (trial.missing) throw trial.missing;
    return { ...trial.checks, findings: [...findings, ...trial.findings] };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
