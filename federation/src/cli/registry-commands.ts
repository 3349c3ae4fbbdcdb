import { RegistryError } from '../operations/client';
import type { Finding } from '../registry/operations';
import { CommandError, wrongUse } from './command-error';
import { type Context, type Outcome, orderIn, registryOf, remoteIn, stateOf, textOption } from './context';
import { describeFindings, describeRemote } from './describe';
import { findRelease, inspectFiles, type LocalRelease, releaseForm } from './local-release';
import { requireTrial, tryOut } from './try-out';

const releaseIn = (context: Context): Promise<LocalRelease> =>
  findRelease(remoteIn(context), { buildDir: context.buildDir, folder: textOption(context, 'release') });

/** Everything that can be said of a release before it is sent. */
export async function check(context: Context): Promise<Outcome> {
  const release = await releaseIn(context);
  const { findings: ofFiles, sizes } = await inspectFiles(release);
  const { findings } = await registryOf(context).check({ manifest: release.manifest, sizes });
  judged(release, [...ofFiles, ...findings]);
  const trial = await tryOut(context, release);
  const outcome = judged(release, [...ofFiles, ...findings, ...trial.findings]);
  return { ...outcome, data: { ...outcome.data, checks: trial.checks } };
}

function judged({ manifest: { name, version } }: LocalRelease, findings: Finding[]): Outcome {
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new RegistryError('GF-600', `${name} ${version} may not go live.`, findings);
  return {
    text: [`${name} ${version} fits.`, describeFindings(findings)].filter(Boolean).join('\n'),
    data: { remote: name, version, findings },
  };
}

/** Sends a release. It is live for nobody yet. */
export async function publish(context: Context): Promise<Outcome> {
  const release = await releaseIn(context);
  const { findings } = await inspectFiles(release);
  judged(release, findings);
  const registry = registryOf(context);
  const trial = await tryOut(context, release);
  requireTrial(context, trial);
  judged(release, trial.findings);
  const { name, version } = release.manifest;
  const answer = await registry.publish(name, version, {
    form: await releaseForm(release),
    checks: trial.checks,
  });
  const said = answer.isNew ? `${name} ${version} is published.` : `${name} ${version} was here already.`;
  return { text: [said, describeFindings(answer.findings)].filter(Boolean).join('\n'), data: answer };
}

/** Makes a release live: `rollout mfe-x 1.2.0`, or `latest`. */
export async function rollout(context: Context): Promise<Outcome> {
  const remote = remoteIn(context);
  const wanted = context.positionals[1];
  if (!wanted) throw wrongUse('name the version, or latest');
  const share = Number(textOption(context, 'share') ?? 100);
  if (!Number.isInteger(share) || share < 1 || share > 100)
    throw wrongUse('--share is a whole number, 1 to 100');
  const registry = registryOf(context);
  const state = await stateOf(registry, remote);
  const version = wanted === 'latest' ? state.releases[0]?.version : wanted;
  if (!version) throw new CommandError('GF-706', `The server has no release of ${remote}.`);
  const past = context.options['without-inspection'] === true && { withoutInspection: true };
  const after = await registry.rollOut(remote, { ...orderIn(context, state), version, share, ...past });
  return { text: describeRemote(after), data: after };
}

/** One step back. */
export async function rollback(context: Context): Promise<Outcome> {
  const remote = remoteIn(context);
  const registry = registryOf(context);
  const state = await stateOf(registry, remote);
  const after = await registry.rollBack(remote, orderIn(context, state));
  return { text: describeRemote(after), data: after };
}

/** Takes a remote out, or with `--end` brings it back. */
export async function pause(context: Context): Promise<Outcome> {
  const remote = remoteIn(context);
  const registry = registryOf(context);
  const state = await stateOf(registry, remote);
  const isPaused = context.options.end !== true;
  const after = await registry.pause(remote, { ...orderIn(context, state), isPaused });
  return { text: describeRemote(after), data: after };
}

/** What is live where, and how it does: of one remote, or of all the token may see. */
export async function status(context: Context): Promise<Outcome> {
  const registry = registryOf(context);
  const remote = context.positionals[0];
  if (remote) {
    const state = await stateOf(registry, remote);
    return { text: describeRemote(state), data: state };
  }
  const all = await registry.status();
  const head = `${all.environment}, shell ${all.shell?.version ?? '-'}`;
  return { text: [head, ...all.remotes.map(describeRemote)].join('\n\n'), data: all };
}
