import {
  type InspectionRule,
  type LivePlace,
  type LiveRelease,
  type PauseOrder,
  type RolloutOrder,
  type Unmet,
  unmetText,
} from '@girassol/federation/registry';
import type { Tx } from '../../platform/database';
import { type Authorship, endLine, lockRemote, makeLive } from './live/registry-store';
import { notPublished, RegistryRefusal } from './registry-refusal';

/** A change of one remote, as somebody ordered it. `expected`: the revision they saw; null for the server itself. */
interface Change extends Authorship, LivePlace {
  remote: string;
  expected: number | null;
}

interface Rollout extends Pick<RolloutOrder, 'version' | 'share' | 'withoutInspection'> {
  /** Must the server have inspected it? */
  rule: InspectionRule;
  /** What the live shell lacks for it. */
  unmet: readonly Unmet[];
}

/** Makes a release live for a scope, or for a share of its users. */
export async function rollOut(
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
  if (!known) throw notPublished(change.remote, version);
  if (unmet.length > 0)
    throw new RegistryRefusal(409, 'GF-527', {
      pt: `${change.remote} ${version} não abriria: o shell atual não tem o que ela usa de ${unmet.map(({ of }) => of).join(', ')}.`,
      en: `${change.remote} ${version} would not open: the live shell lacks ${unmetText(unmet)}.`,
    });
  // What came with the server was let in with it.
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
  await makeLive(tx, {
    ...authorship(change, 'rollout'),
    withoutInspection: isDoubtful,
    line: lineOf(change, version, share, true),
  });
}

/**
 * One step back in a scope: ends the rollout to a share when there is one; otherwise the version before the present one
 * is live again. A scope that had none follows the wider one again. `from`: only the lines that have this version.
 */
export async function rollBack(tx: Tx, change: Change, { from }: { from?: string } = {}): Promise<void> {
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
    await endLine(tx, { remote, scope, target, isRollout: true }, written);
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
    return makeLive(tx, { ...written, line: lineOf(change, came.version_before, 100, true) });
  if (scope === 'all')
    throw new RegistryRefusal(409, 'GF-522', {
      pt: `${line.version} é a primeira versão de ${remote}: não há anterior.`,
      en: `${line.version} is the first version of ${remote}: nothing is before it.`,
    });
  await endLine(tx, { remote, scope, target, isRollout: false }, written);
}

/** Takes a remote out of a scope, or brings it back: its menus, routes and tabs are absent meanwhile. */
export async function pause(
  tx: Tx,
  change: Change,
  { isPaused }: Pick<PauseOrder, 'isPaused'>,
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
    await endLine(tx, { remote, scope, target, isRollout: false }, written);
    return;
  }
  await makeLive(tx, { ...written, line: lineOf(change, line.version, 100, !isPaused) });
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

/** The number of the last change of a remote: 0 before the first. */
export async function revisionOf(tx: Tx, environment: string, remote: string): Promise<number> {
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
  await lockRemote(tx, environment, remote);
  if (expected === null) return;
  const revision = await revisionOf(tx, environment, remote);
  if (revision !== expected)
    throw new RegistryRefusal(409, 'GF-524', {
      pt: `${remote} mudou enquanto isso (revisão ${revision}, você viu a ${expected}). Confira e tente novamente.`,
      en: `${remote} changed meanwhile (revision ${revision}, you saw ${expected}). Look at it and order again.`,
    });
}

const authorship = ({ environment, by, why }: Change, action: Authorship['action']): Authorship => ({
  environment,
  by,
  why,
  ...(action && { action }),
});

const lineOf = (
  { remote, scope, target }: Change,
  version: string,
  share: number,
  isLive: boolean,
): LiveRelease => ({ remote, version, scope, target, share, isLive });
