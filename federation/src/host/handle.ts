import type { PageData, ResolvedRegistry } from '../registry/manifest';

/** Status of one remote on this page. */
export type RemoteStatus =
  | { state: 'idle' }
  | { state: 'loading' }
  | { state: 'mounted' }
  | { state: 'failed'; failure: RemoteFailure };

/** Failure of a remote (an area) on a page. Each `code` is explained in `docs/errors.md`. */
export interface RemoteFailure {
  code: FailureCode;
  /** English, for the log and the operator; a screen shows its own Portuguese words. */
  message: string;
  /** Release that failed, when one is known. */
  version: string | null;
  team: string | null;
}

/**
 * Codes of failures of a remote on a page: not in the registry (GF-201), not fetched (GF-202), missing or
 * wrong hash (GF-203), unmet requirements (GF-204), missing or wrong module (GF-205), error while starting or
 * rendering (GF-206), nothing drawn at the address (GF-207).
 */
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

/**
 * Name of a web vital: largest paint (LCP) and slowest interaction (INP) in milliseconds, layout shift (CLS) as a
 * score.
 */
export type VitalName = 'LCP' | 'INP' | 'CLS';

/**
 * Report that a page sends to the operator: a failure or a measurement (opening time, long task, web vital),
 * with the remote concerned and the team that owns it.
 */
export interface BrowserMonitoringReport {
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
  stack?: string | undefined;
  /** Path of the page at the time of the report. */
  path: string;
  /** Milliseconds, of what takes time. */
  ms?: number | undefined;
  /** Number of long tasks. */
  count?: number | undefined;
  vital?: VitalName | undefined;
  value?: number | undefined;
}

/**
 * Type of `globalThis.__girassol__`, by which the shell offers its functions to remotes of any age. Apart
 * from the shared packages, nothing else connects shell and remotes. Fields are only added; `version` rises
 * when a field changes its meaning.
 */
export interface PlatformHandle {
  readonly version: 1;
  readonly page: PageData;
  /** Nonce that a `style` element made by a script needs under the content security policy. */
  readonly nonce: string;
  registry(): ResolvedRegistry;
  /** `sha384-...` of a script or style address, or undefined: then it must not run. */
  integrityOf(url: string): string | undefined;
  /**
   * Loads a script for a bundler's runtime: `start` makes one attempt and answers with the element's event. Refuses
   * what has no hash, retries what fails, and calls `done` once with the last event.
   */
  loadScript(url: string, start: (settled: ScriptSettledCallback) => void, done: ScriptSettledCallback): void;
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
  report(report: BrowserMonitoringReport): void;
  /** Runs before a retry: forgets what failed, so that it is asked for again. */
  readonly beforeRetry: Set<() => void>;
  /**
   * On a page with a remote that somebody works on: takes its new code from `entry`, a file beside the first one, and
   * starts what is on screen of it again. Rejects when the new code does not start; then the code before stays.
   */
  exchange?(remote: string, entry: string): Promise<void>;
  /** Returns the number of exchanges of a remote's code; `onStatusChange` reports each. */
  exchangesOf?(remote: string): number;
}

/** Callback of a bundler's runtime with the event of a script that loaded or failed. */
export type ScriptSettledCallback = (event: { type: string; target: { src: string } }) => void;

declare global {
  interface Window {
    __girassol__?: PlatformHandle | undefined;
  }
}
