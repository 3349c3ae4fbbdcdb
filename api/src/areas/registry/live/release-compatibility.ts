import {
  type AvailableRelease,
  formatUnmetRequirements,
  type LiveRelease,
  listUnmetRequirements,
  type RemoteManifest,
  type ShellManifest,
  type UnmetRequirement,
} from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';

/**
 * Checks of releases against the live shell. The live shell may lack features that a release needs, if the
 * shell was rolled back below the version that the release was built for.
 */
export interface ReleaseCompatibility {
  getUnmet(manifest: RemoteManifest): readonly UnmetRequirement[];
  /** The release with what the shell lacks for it, when it lacks anything. */
  marked(release: AvailableRelease): AvailableRelease;
  /** Logs each live release that does not fit, once for every shell. */
  tell(releases: readonly AvailableRelease[], live: readonly LiveRelease[]): void;
}

/**
 * Creates the compatibility checks of releases against a shell. Each release is checked once, because
 * releases and shell do not change.
 */
export function createReleaseCompatibility(
  shell: ShellManifest | null,
  log: FastifyBaseLogger,
): ReleaseCompatibility {
  const known = new Map<string, readonly UnmetRequirement[]>();
  const told = new Set<string>();
  const getKey = ({ name, version }: RemoteManifest) => `${name}@${version}`;

  function getUnmet(manifest: RemoteManifest): readonly UnmetRequirement[] {
    const key = getKey(manifest);
    const unmet = known.get(key) ?? (shell ? listUnmetRequirements(manifest, shell) : []);
    known.set(key, unmet);
    return unmet;
  }

  return {
    getUnmet,
    marked({ unmet: _before, ...release }) {
      const unmet = getUnmet(release.manifest);
      return unmet.length > 0 ? { ...release, unmet: formatUnmetRequirements(unmet) } : release;
    },
    tell(releases, live) {
      for (const { manifest, unmet } of releases) {
        const { name: remote, version, team } = manifest;
        const isLive = live.some((line) => line.isLive && line.remote === remote && line.version === version);
        if (!unmet || !isLive || told.has(getKey(manifest))) continue;
        told.add(getKey(manifest));
        log.error(
          { remote, version, team, shell: shell?.version, lacks: unmet },
          'GF-406 a live release does not fit the shell that serves: it does not open',
        );
      }
    },
  };
}
