import type { PageData, ResolvedRegistry } from '../registry/manifest';

/** What a person can be told about one remote right now. */
export type RemoteStatus =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'mounted' }
  | { state: 'failed'; failure: RemoteFailure };

/** Why an area is not on screen. `code` has a page in `docs/errors.md`. */
export interface RemoteFailure {
  code: FailureCode;
  /** English, for the log and the operator; a screen shows its own Portuguese words. */
  message: string;
  /** Release that failed, when one is known. */
  version: string | null;
  team: string | null;
}

export type FailureCode =
  /** The registry of this page has no such remote. */
  | 'GF-201'
  /** The entry or a file of the release could not be fetched, after retries. */
  | 'GF-202'
  /** A file has no hash in the manifest, or is not the file that was published. */
  | 'GF-203'
  /** The host does not provide what the remote requires. */
  | 'GF-204'
  /** The remote loaded, but its module is missing or is not what the platform expects. */
  | 'GF-205'
  /** The area threw while starting or rendering. */
  | 'GF-206'
  /** The area is mounted, and drew nothing at this address. */
  | 'GF-207';

/** How a page feels: largest paint and slowest answer in milliseconds, layout shift as its score. */
export type VitalName = 'LCP' | 'INP' | 'CLS';

/** A failure or a measurement on its way to the operator, with who owns it. */
export interface FailureReport {
  /**
   * `open` is no failure: the first module of a remote on this page is there, `ms` after it was asked for. `error` is one
   * that nobody caught; `vital` and `long-task` are measurements.
   */
  kind: 'open' | 'load' | 'render' | 'slot' | 'error' | 'long-task' | 'vital';
  /** `shell` for what is no area's. */
  remote: string;
  version: string | null;
  team: string | null;
  code: FailureCode | null;
  message: string;
  stack?: string;
  /** Where the person was. */
  path: string;
  /** Milliseconds, of what takes time. */
  ms?: number;
  /** Of long tasks: how many. */
  count?: number;
  vital?: VitalName;
  value?: number;
}

/**
 * `globalThis.__girassol__`: the one thing that the shell and remotes of different ages share besides the shared
 * packages. Additive only; `version` is raised when a field changes its meaning.
 */
export interface PlatformHandle {
  readonly version: 1;
  readonly page: PageData;
  /** What a `style` element made by a script must carry (content security policy). */
  readonly nonce: string;
  registry(): ResolvedRegistry;
  /** `sha384-...` of a script or style address, or undefined: then it must not run. */
  integrityOf(url: string): string | undefined;
  /**
   * Loads a script for a bundler's runtime: `start` makes one attempt and answers with the element's event. Refuses
   * what has no hash, retries what fails, and calls `done` once with the last event.
   */
  loadScript(url: string, start: (settled: ScriptSettled) => void, done: ScriptSettled): void;
  /** An exposed module of a remote: `loadModule('mfe-proposals', './proposals-tab')`. */
  loadModule(remote: string, module: string): Promise<unknown>;
  /** Fetches what a remote needs first, without running it. Safe to call often. */
  prefetch(remote: string): void;
  /** Tries a failed area again, from the entry on. */
  retry(remote: string): void;
  statusOf(remote: string): RemoteStatus;
  onStatusChange(listener: () => void): () => void;
  /** A mounted area says that it broke. */
  fail(remote: string, failure: Pick<RemoteFailure, 'code' | 'message'>, stack?: string): void;
  report(report: FailureReport): void;
  /** Runs before a retry: forgets what failed, so that it is asked for again. */
  readonly beforeRetry: Set<() => void>;
  /**
   * On a page with a remote that somebody works on: takes its new code from `entry`, a file beside the first one, and
   * starts what is on screen of it again. Rejects when the new code does not start; then the code before stays.
   */
  exchange?(remote: string, entry: string): Promise<void>;
  /** How often that happened to a remote; `onStatusChange` tells of it. */
  exchangesOf?(remote: string): number;
}

/** What a bundler's runtime hears when a script is there, or is not. */
export type ScriptSettled = (event: { type: string; target: { src: string } }) => void;

declare global {
  interface Window {
    __girassol__?: PlatformHandle;
  }
}
