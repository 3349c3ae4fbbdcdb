import { findUnknownApiCalls } from '../gate/files/unknown-api-calls';
import { loadApiCalls } from '../gate/load-api-calls';
import { RegistryError } from '../operations/client';
import type { GateFinding } from '../registry/operations';
import { CommandError, createUsageError } from './command-error';
import {
  buildRegistryChangeRequest,
  type CommandContext,
  type CommandResult,
  createCommandRegistryClient,
  getRemoteName,
  getServerOrigin,
  getTextOption,
  loadRemoteStatus,
} from './context';
import { describeRemote, describeSeconds } from './describe';
import { describeFindings } from './describe-findings';
import { createReleaseForm, findRelease, inspectReleaseFiles, type LocalRelease } from './local-release';
import { type LocalChecksOutcome, requireBrowserCheck, runLocalChecks } from './try-out';

const releaseIn = (context: CommandContext): Promise<LocalRelease> =>
  findRelease(getRemoteName(context), {
    buildDir: context.buildDir,
    folder: getTextOption(context, 'release'),
  });

/**
 * Runs the command `check`: checks a built release against the server, without sending it. In the browser each page is
 * opened once; with `--long` it is the whole look that `publish` takes. Throws GF-600 if the release may not go live.
 */
export async function runCheckCommand(context: CommandContext): Promise<CommandResult> {
  const release = await releaseIn(context);
  const isWhole = context.options.long === true;
  const { findings, trial, seconds } = await checkInOneRound(context, release, isWhole);
  const outcome = judged(release, findings);
  return {
    text: [outcome.text, describeSeconds(seconds), ...(isWhole ? [] : [longLookNote])].join('\n'),
    data: { ...outcome.data, checks: trial.checks, seconds },
  };
}

/**
 * Checks a release by its files, by the server, by the compiler and in a browser, and returns everything that they find
 * together, so that a team mends it in one go. Throws GF-600 at once where the files are not those of the build, since
 * everything else would be said of another release.
 */
async function checkInOneRound(
  context: CommandContext,
  release: LocalRelease,
  isWhole: boolean,
): Promise<{ findings: GateFinding[]; trial: LocalChecksOutcome; seconds: Record<string, number> }> {
  const began = performance.now();
  const { findings: ofFiles, sizes, apiCalls } = await inspectReleaseFiles(release);
  if (ofFiles.some(({ code }) => code === 'GF-608')) judged(release, ofFiles);
  const { findings: ofServer } = await createCommandRegistryClient(context).check({
    manifest: release.manifest,
    sizes,
  });
  const served = await loadApiCalls(getServerOrigin(context));
  const known = [...ofFiles, ...ofServer, ...(served ? findUnknownApiCalls(apiCalls, served.known) : [])];
  const files = Math.round((performance.now() - began) / 100) / 10;
  const trial = await runLocalChecks(context, release, isWhole).catch((error: unknown) => {
    // What is known already is said, although the browser could not be asked.
    judged(release, known);
    throw error;
  });
  return {
    findings: [...known, ...trial.findings],
    trial,
    seconds: { 'files and manifest': files, ...trial.seconds },
  };
}

const longLookNote =
  'The long look (controls, fifty mounts, an hour of a moved clock) is taken by publish, or here with --long.';

function judged({ manifest: { name, version } }: LocalRelease, findings: GateFinding[]): CommandResult {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new RegistryError('GF-600', `${name} ${version} may not go live.`, findings);
  return {
    text: [`${name} ${version} fits.`, describeFindings(findings)].filter(Boolean).join('\n'),
    data: { remote: name, version, findings },
  };
}

/**
 * Runs the command `publish`: sends a release to the server, which does not make it live yet. Throws GF-600
 * if the release may not go live.
 */
export async function runPublishCommand(context: CommandContext): Promise<CommandResult> {
  const release = await releaseIn(context);
  const registry = createCommandRegistryClient(context);
  const { findings, trial, seconds } = await checkInOneRound(context, release, true);
  judged(release, findings);
  requireBrowserCheck(context, trial);
  const { name, version } = release.manifest;
  const answer = await registry.publish(name, version, {
    form: await createReleaseForm(release),
    checks: trial.checks,
  });
  const said = answer.isNew ? `${name} ${version} is published.` : `${name} ${version} was here already.`;
  return {
    text: [said, describeFindings(answer.findings), describeSeconds(seconds)].filter(Boolean).join('\n'),
    data: { ...answer, seconds },
  };
}

/** Runs the command `rollout`, which makes a release live: `rollout mfe-x 1.2.0`, or `latest`. */
export async function runRolloutCommand(context: CommandContext): Promise<CommandResult> {
  const remote = getRemoteName(context);
  const wanted = context.positionals[1];
  if (!wanted) throw createUsageError('name the version, or latest');
  const share = Number(getTextOption(context, 'share') ?? 100);
  if (!Number.isInteger(share) || share < 1 || share > 100)
    throw createUsageError('--share is a whole number, 1 to 100');
  const registry = createCommandRegistryClient(context);
  const state = await loadRemoteStatus(registry, remote);
  const version = wanted === 'latest' ? state.releases[0]?.version : wanted;
  if (!version) throw new CommandError('GF-706', `The server has no release of ${remote}.`);
  const past = context.options['without-inspection'] === true && { withoutInspection: true };
  const after = await registry.rollOut(remote, {
    ...buildRegistryChangeRequest(context, state),
    version,
    share,
    ...past,
  });
  return { text: describeRemote(after), data: after };
}

/** Runs the command `rollback`, which returns a remote to its previous release or ends a partial rollout. */
export async function runRollbackCommand(context: CommandContext): Promise<CommandResult> {
  const remote = getRemoteName(context);
  const registry = createCommandRegistryClient(context);
  const state = await loadRemoteStatus(registry, remote);
  const after = await registry.rollBack(remote, buildRegistryChangeRequest(context, state));
  return { text: describeRemote(after), data: after };
}

/** Runs the command `pause`, which takes a remote offline, or with `--end` brings it back. */
export async function runPauseCommand(context: CommandContext): Promise<CommandResult> {
  const remote = getRemoteName(context);
  const registry = createCommandRegistryClient(context);
  const state = await loadRemoteStatus(registry, remote);
  const isPaused = context.options.end !== true;
  const after = await registry.pause(remote, { ...buildRegistryChangeRequest(context, state), isPaused });
  return { text: describeRemote(after), data: after };
}

/**
 * Runs the command `status`, which shows the live releases and their figures, of one remote or of all remotes
 * that the token may see.
 */
export async function runStatusCommand(context: CommandContext): Promise<CommandResult> {
  const registry = createCommandRegistryClient(context);
  const remote = context.positionals[0];
  if (remote) {
    const state = await loadRemoteStatus(registry, remote);
    return { text: describeRemote(state), data: state };
  }
  const all = await registry.status();
  const head = `${all.environment}, shell ${all.shell?.version ?? '-'}`;
  return { text: [head, ...all.remotes.map(describeRemote)].join('\n\n'), data: all };
}
