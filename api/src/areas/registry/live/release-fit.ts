import {
  type LiveRelease,
  type ReleaseAtHand,
  type RemoteManifest,
  type ShellManifest,
  type Unmet,
  unmetBy,
  unmetText,
} from '@girassol/federation/registry';
import type { FastifyBaseLogger } from 'fastify';

/** Which releases the shell that serves can carry: it may have stepped back under releases that were built for a newer one. */
export interface ReleaseFit {
  unmetOf(manifest: RemoteManifest): readonly Unmet[];
  /** The release with what the shell lacks for it, when it lacks anything. */
  marked(release: ReleaseAtHand): ReleaseAtHand;
  /** Logs each live release that does not fit, once for every shell. */
  tell(releases: readonly ReleaseAtHand[], live: readonly LiveRelease[]): void;
}

/** Asks each release once for a shell: neither ever changes. */
export function fitOf(shell: ShellManifest | null, log: FastifyBaseLogger): ReleaseFit {
  const known = new Map<string, readonly Unmet[]>();
  const told = new Set<string>();
  const keyOf = ({ name, version }: RemoteManifest) => `${name}@${version}`;

  function unmetOf(manifest: RemoteManifest): readonly Unmet[] {
    const key = keyOf(manifest);
    const unmet = known.get(key) ?? (shell ? unmetBy(manifest, shell) : []);
    known.set(key, unmet);
    return unmet;
  }

  return {
    unmetOf,
    marked({ unmet: _before, ...release }) {
      const unmet = unmetOf(release.manifest);
      return unmet.length > 0 ? { ...release, unmet: unmetText(unmet) } : release;
    },
    tell(releases, live) {
      for (const { manifest, unmet } of releases) {
        const { name: remote, version, team } = manifest;
        const isLive = live.some((line) => line.isLive && line.remote === remote && line.version === version);
        if (!unmet || !isLive || told.has(keyOf(manifest))) continue;
        told.add(keyOf(manifest));
        log.error(
          { remote, version, team, shell: shell?.version, lacks: unmet },
          'GF-406 a live release does not fit the shell that serves: it does not open',
        );
      }
    },
  };
}
