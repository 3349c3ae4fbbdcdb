import type { VitalName } from '../host/handle';
import type { DistributionDocument } from './distribution';
import type { LiveRelease, LiveScope } from './resolve';

/** What can happen to a line of the registry. `return` is a rollback that the server made by itself. */
export const liveActions = ['start', 'rollout', 'rollback', 'return', 'pause', 'resume'] as const;
export type LiveAction = (typeof liveActions)[number];

/** Something the publish gate has to say about a release. `code` has a row in `docs/errors.md`. */
export interface Finding {
  code: `GF-6${string}`;
  /** A release with an error does not get in; a warning is for the eyes of the team. */
  severity: 'error' | 'warning';
  what: string;
  how: string;
}

/** What a release was put through in a browser before it was sent. */
export interface BrowserReport {
  /** `Chromium 156.0.1` */
  browser: string;
  /** Pages that were looked at one by one; none, where each needs an id that only a person has. */
  pages: number;
  /** How often the area was mounted and unmounted. */
  rounds: number;
}

/** What the sender of a release says of the checks that only its machine can make. Null: not made. */
export interface ReleaseChecks {
  browser: BrowserReport | null;
  /** Version that its types were compared with; `none` before the first. */
  contract: string | null;
}

/** Where a publication says it, as JSON. */
export const CHECKS_HEADER = 'x-girassol-checks';

/** For whom a line of the registry holds. */
export interface LivePlace {
  scope: LiveScope;
  /** Account id, host or distribution key; empty for `all`. */
  target: string;
}

/** What every change of the registry says. */
export interface LiveOrder extends Partial<LivePlace> {
  why: string;
  /** The remote's `revision` that the sender saw. When it is another by now, nothing is changed (409). */
  expected: number;
}

export interface RolloutOrder extends LiveOrder {
  version: string;
  /** Percent of the users, 1 to 100; 100 when left out. */
  share?: number;
}

export interface PauseOrder extends LiveOrder {
  /** False ends the pause. */
  isPaused: boolean;
}

/** One line of the history. Without a version after it, the line ended and the wider one holds. */
export interface LiveChange extends LivePlace {
  id: number;
  remote: string;
  /** Epoch milliseconds. */
  at: number;
  by: string;
  why: string;
  action: LiveAction;
  before: { version: string; share: number; isLive: boolean } | null;
  after: { version: string; share: number; isLive: boolean } | null;
}

/** What browsers told of a release in the last day. */
export interface ReleaseFigures {
  opens: number;
  failures: number;
  /** Mean time from asking for the area to seeing it, milliseconds; null before the first. */
  meanOpenMs: number | null;
  longTasks: number;
  violations: number;
  /** Thrown in its code, and caught by nobody. */
  errors: number;
  /** What three of four people had, or better, in seven days: milliseconds, and the score of layout shifts. */
  vitals: Partial<Record<VitalName, number>>;
}

export interface ReleaseStatus {
  version: string;
  builtAt: string;
  /** Epoch milliseconds. */
  enteredAt: number;
  publishedBy: string | null;
  /** Null: it came with the server, or from an older command. */
  checks: ReleaseChecks | null;
  /** Its files are on this server. */
  isAtHand: boolean;
  figures: ReleaseFigures;
}

/** One remote on the operator's page, and what the command's `status` prints. */
export interface RemoteStatusReport {
  remote: string;
  title: string;
  team: string;
  /** Rises with every change; a change must name the one it was made against. */
  revision: number;
  live: Omit<LiveRelease, 'remote'>[];
  /** Newest first. */
  releases: ReleaseStatus[];
  /** Newest first, at most fifty. */
  history: LiveChange[];
}

export interface RegistryStatus {
  environment: string;
  shell: { version: string; provides: Record<string, string>; figures: ReleaseFigures } | null;
  distributions: { key: string; name: string; remotes: string[] | null }[];
  /** Share of failed opens, percent, above which a release is taken back. */
  errorLimit: number;
  remotes: RemoteStatusReport[];
}

export interface PublishAnswer {
  remote: string;
  version: string;
  /** False: the very same release was here already. */
  isNew: boolean;
  findings: Finding[];
}

export interface DeployToken {
  id: string;
  /** `*`: every remote. */
  remote: string;
  name: string;
  createdBy: string;
  createdAt: number;
  lastUsedAt: number | null;
}

/** What can happen to a distribution: `start` is one that came with the server. */
export const distributionActions = ['start', 'publish', 'back'] as const;
export type DistributionAction = (typeof distributionActions)[number];

/** One line of the history of a distribution. */
export interface DistributionChange {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  by: string;
  why: string;
  action: DistributionAction;
  /** Null: there was none, or there is none any more. */
  before: number | null;
  after: number | null;
}

/** One distribution on the operator's page, and what the command shows. */
export interface DistributionReport {
  key: string;
  /** Rises with every change; an order must name the one it was made against. */
  revision: number;
  /** Null after the last step back: its hosts are the product's again. */
  live: { version: number; document: DistributionDocument } | null;
  /** Newest first, at most fifty. */
  history: DistributionChange[];
}

export interface DistributionsStatus {
  distributions: DistributionReport[];
}

export interface DistributionOrder {
  why: string;
  /** The `revision` that the sender saw; 0 for one that is new. */
  expected: number;
}

export interface DistributionPublication extends DistributionOrder {
  document: unknown;
}

/** A distribution that waits to be looked at. */
export interface DistributionPreview {
  id: string;
  document: DistributionDocument;
  by: string;
  /** Epoch milliseconds. */
  until: number;
  findings: Finding[];
}

/** What points one browser at another version of a remote: a released version, or an allowed development server. */
export interface OverrideOrder {
  remote: string;
  version?: string | null;
  origin?: string | null;
  why: string;
}

/** One line of the record. Without version and origin: back to the live version. */
export interface OverrideUse {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  by: string;
  why: string;
  remote: string;
  version: string | null;
  origin: string | null;
}

export interface OverridesStatus {
  /** Development servers that are allowed. */
  origins: readonly string[];
  /** Newest first. */
  recent: OverrideUse[];
}
