import type { Tx } from '@girassol/api-platform/database';
import {
  formatUnmetRequirements,
  type InspectionRule,
  type LiveRelease,
  type LiveReleaseTarget,
  type RemotePauseRequest,
  type RolloutRequest,
  type UnmetRequirement,
} from '@girassol/federation/registry';
import {
  deleteLiveRelease,
  lockLiveReleasesOfRemote,
  type RegistryAuthorship,
  saveLiveRelease,
} from './live/registry-store';
import { buildNotPublishedRefusal, RegistryRefusal } from './registry-refusal';

/** A change of one remote, as somebody ordered it. `expected`: the revision they saw; null for the server itself. */
interface Change extends RegistryAuthorship, LiveReleaseTarget {
  remote: string;
  expected: number | null;
}

interface Rollout extends Pick<RolloutRequest, 'version' | 'share' | 'withoutInspection'> {
  /** Must the server have inspected it? */
  rule: InspectionRule;
  /** Needs of the release that the live shell does not meet. */
  unmet: readonly UnmetRequirement[];
}

/**
 * Makes a release live for a scope, or for a share of the users of a scope. Throws GF-521 if the release was
 * never published, GF-527 if the live shell lacks something that the release needs, GF-526 if a required
 * inspection is missing or failed, and GF-524 if the remote changed since the revision that the caller saw.
 */
export async function rollOutRelease(
  tx: Tx,
  change: Change,
  { version, share = 100, withoutInspection = false, rule, unmet }: Rollout,
): Promise<void> {
  await requireRevision(tx, change);
  const known = await tx
    .selectFrom('remote_releases')
    .select(['manifest_integrity', 'inspection'])
    .where('remote', '=', change.remote)
    .where('version', '=', version)
    .executeTakeFirst();
  if (!known) throw buildNotPublishedRefusal(change.remote, version);
  if (unmet.length > 0)
    throw new RegistryRefusal(409, 'GF-527', {
      pt: `${change.remote} ${version} não abriria: o shell atual não tem o que ela usa de ${unmet.map(({ of }) => of).join(', ')}.`,
      en: `${change.remote} ${version} would not open: the live shell lacks ${formatUnmetRequirements(unmet)}.`,
    });
  // A release that came with the server needs no inspection.
  const isDoubtful = rule === 'required' && known.manifest_integrity !== null && !known.inspection?.isPassed;
  if (isDoubtful && !withoutInspection)
    throw new RegistryRefusal(
      409,
      'GF-526',
      {
        pt: `${change.remote} ${version} ${known.inspection ? 'não passou na conferência do servidor' : 'ainda não foi conferida pelo servidor'}, que aqui é exigida para ir ao ar.`,
        en: `${change.remote} ${version} ${known.inspection ? 'did not pass the inspection' : 'was not inspected'} of the server, which is required here.`,
      },
      known.inspection?.findings,
    );
  await saveLiveRelease(tx, {
    ...authorship(change, 'rollout'),
    withoutInspection: isDoubtful,
    line: buildLiveLine(change, version, share, true),
  });
}

/**
 * Goes one step back in a scope: ends the rollout to a share of users if there is one, otherwise makes the
 * previous version live. A scope without a previous version follows the wider scope again. `from` limits the
 * step to lines of the registry with this version. Throws GF-522 if the scope has no earlier state.
 */
export async function rollBackRelease(
  tx: Tx,
  change: Change,
  { from }: { from?: string } = {},
): Promise<void> {
  await requireRevision(tx, change);
  const { remote, scope, target, environment, action = 'rollback' } = change;
  const written = authorship(change, action);
  const lines = await tx
    .selectFrom('remote_live')
    .select(['version', 'is_rollout'])
    .where((where) => where.and({ environment, remote, scope, target }))
    .execute();
  const ours = lines.filter(({ version }) => from === undefined || version === from);
  if (ours.some(({ is_rollout }) => is_rollout)) {
    await deleteLiveRelease(tx, { remote, scope, target, isRollout: true }, written);
    return;
  }

  const place = { environment, remote, scope, target, is_rollout: false };
  const [line] = ours;
  if (!line)
    throw new RegistryRefusal(409, 'GF-522', {
      pt: 'Não há nada no ar neste alcance para voltar.',
      en: 'Nothing is live in this scope.',
    });
  // How the present version came to be live: forwards, never by a step back, or two steps would go in a circle.
  const came = await tx
    .selectFrom('remote_live_changes')
    .select('version_before')
    .where((where) => where.and({ ...place, version: line.version }))
    .where('action', 'in', ['start', 'rollout'])
    .where((where) =>
      where.or([where('version_before', '!=', line.version), where('version_before', 'is', null)]),
    )
    .orderBy('id', 'desc')
    .executeTakeFirst();
  if (came?.version_before)
    return saveLiveRelease(tx, { ...written, line: buildLiveLine(change, came.version_before, 100, true) });
  if (scope === 'all')
    throw new RegistryRefusal(409, 'GF-522', {
      pt: `${line.version} é a primeira versão de ${remote}: não há anterior.`,
      en: `${line.version} is the first version of ${remote}: nothing is before it.`,
    });
  await deleteLiveRelease(tx, { remote, scope, target, isRollout: false }, written);
}

/**
 * Pauses a remote in a scope, or resumes it. Menus, routes and tabs of a paused remote are absent. Throws
 * GF-522 if the remote is not live, and GF-523 if it is in the requested state already.
 */
export async function setRemotePaused(
  tx: Tx,
  change: Change,
  { isPaused }: Pick<RemotePauseRequest, 'isPaused'>,
): Promise<void> {
  await requireRevision(tx, change);
  const { environment, remote, scope, target } = change;
  const live = await tx
    .selectFrom('remote_live')
    .select(['scope', 'version', 'is_live'])
    .where((where) => where.and({ environment, remote, is_rollout: false }))
    .where((where) =>
      where.or([where.and({ scope, target }), where.and({ scope: 'all' as const, target: '' })]),
    )
    .execute();
  const line = live.find((found) => found.scope === scope) ?? live[0];
  if (!line)
    throw new RegistryRefusal(409, 'GF-522', {
      pt: `${remote} não está no ar.`,
      en: `${remote} is not live.`,
    });
  if (line.scope === scope && line.is_live === !isPaused)
    throw new RegistryRefusal(409, 'GF-523', {
      pt: `${remote} já ${isPaused ? 'está em pausa' : 'está no ar'} aqui.`,
      en: `${remote} is ${isPaused ? 'paused' : 'live'} here already.`,
    });
  const written = authorship(change, isPaused ? 'pause' : 'resume');
  // A scope that got its line by the pause alone follows the wider one again.
  if (!isPaused && scope !== 'all' && !(await hadLineBeforePause(tx, change))) {
    await deleteLiveRelease(tx, { remote, scope, target, isRollout: false }, written);
    return;
  }
  await saveLiveRelease(tx, { ...written, line: buildLiveLine(change, line.version, 100, !isPaused) });
}

async function hadLineBeforePause(tx: Tx, { environment, remote, scope, target }: Change): Promise<boolean> {
  const paused = await tx
    .selectFrom('remote_live_changes')
    .select('version_before')
    .where((where) => where.and({ environment, remote, scope, target, action: 'pause' as const }))
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return paused?.version_before != null;
}

/**
 * Loads the revision of a remote in the registry, which is the number of its last change. Returns 0 before
 * the first change.
 */
export async function loadRemoteRevision(tx: Tx, environment: string, remote: string): Promise<number> {
  const { last } = await tx
    .selectFrom('remote_live_changes')
    .select(({ fn }) => fn.max('id').as('last'))
    .where('environment', '=', environment)
    .where('remote', '=', remote)
    .executeTakeFirstOrThrow();
  return Number(last ?? 0);
}

/** Two who saw the same state cannot both change it: the second is told, and looks again. */
async function requireRevision(tx: Tx, { environment, remote, expected }: Change): Promise<void> {
  await lockLiveReleasesOfRemote(tx, environment, remote);
  if (expected === null) return;
  const revision = await loadRemoteRevision(tx, environment, remote);
  if (revision !== expected)
    throw new RegistryRefusal(409, 'GF-524', {
      pt: `${remote} mudou enquanto isso (revisão ${revision}, você viu a ${expected}). Confira e tente novamente.`,
      en: `${remote} changed meanwhile (revision ${revision}, you saw ${expected}). Look at it and order again.`,
    });
}

const authorship = (
  { environment, by, why }: Change,
  action: RegistryAuthorship['action'],
): RegistryAuthorship => ({
  environment,
  by,
  why,
  ...(action && { action }),
});

const buildLiveLine = (
  { remote, scope, target }: Change,
  version: string,
  share: number,
  isLive: boolean,
): LiveRelease => ({ remote, version, scope, target, share, isLive });
