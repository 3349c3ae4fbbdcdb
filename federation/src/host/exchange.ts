import type { ResolvedRemote } from '../registry/manifest';
import { keepScroll } from './keep-scroll';
import type { LoadableRelease } from './load-module';
import type { StatusStore } from './status-store';

interface Exchange {
  /** Of the page; the one that is exchanged gets its new entry in here. */
  remotes: ResolvedRemote[];
  load(release: LoadableRelease, module: string): Promise<unknown>;
  statuses: Pick<StatusStore, 'exchanged'>;
  /** Starts an area again, where it has been started. */
  restart(remote: string): void;
}

/** The federation runtime keeps what did not start as well: each attempt is another. */
let editions = 0;

/**
 * Takes the new code of a remote that somebody works on, without loading the page. All that it exposes must start
 * before anything of the old code goes; then its area and its contributions are unmounted and mounted again. What is
 * not the remote's stays: the shell, the session, what was fetched, the address, and how far the page is scrolled.
 */
export async function exchange(
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

  const restoreScroll = keepScroll();
  remotes[index] = next;
  statuses.exchanged(name);
  restart(name);
  restoreScroll();
}
