import type { ResolvedRemote } from '../registry/manifest';
import { captureScroll } from './capture-scroll';
import type { LoadableRelease } from './load-module';
import type { StatusStore } from './status-store';

interface Exchange {
  /** Remotes of the page; the replaced remote gets its new entry in this array. */
  remotes: ResolvedRemote[];
  load(release: LoadableRelease, module: string): Promise<unknown>;
  statuses: Pick<StatusStore, 'exchanged'>;
  /** Starts an area again, where it has been started. */
  restart(remote: string): void;
}

/** The federation runtime keeps what did not start as well: each attempt is another. */
let editions = 0;

/**
 * Replaces the code of a remote in development without loading the page. All exposed modules of the new code must load
 * first; the area and its contributions are then unmounted and mounted again. The shell, the session, the cache, the
 * address and the scroll positions stay.
 */
export async function replaceRemoteCode(
  name: string,
  entry: string,
  { remotes, load, statuses, restart }: Exchange,
): Promise<void> {
  const index = remotes.findIndex((candidate) => candidate.name === name);
  const remote = remotes[index];
  if (!remote) throw new Error(`GF-201 This page has no remote ${name}`);
  editions += 1;
  const next = { ...remote, entry, edition: editions };
  for (const module of remote.exposes) await load(next, module);

  const restoreScroll = captureScroll();
  remotes[index] = next;
  statuses.exchanged(name);
  restart(name);
  restoreScroll();
}
