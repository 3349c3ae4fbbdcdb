import type { VitalName } from '../host/handle';
import type { DistributionDocument } from './distribution';
import type { LiveReleaseTarget, RegistryChangeAction } from './registry-change-actions';
import type { LiveRelease, ReplacementRelease } from './resolve';

/**
 * Problem (error or warning) that the publish gate, the check before publication, found in a release or a
 * distribution. `docs/errors.md` explains each `code`.
 */
export interface GateFinding {
  code: `GF-6${string}`;
  /** A release with an error does not get in; a warning is for the eyes of the team. */
  severity: 'error' | 'warning';
  what: string;
  how: string;
}

/** Requirement of a release that a shell does not meet: a version, or names that a package must export. */
export type UnmetRequirement =
  | { kind: 'requires' | 'shares'; of: string; wanted: string; has: string | null }
  | { kind: 'names'; of: string; names: string[] };

/**
 * Result of opening a release in a browser on the publisher's machine, before the release was sent to the
 * server.
 */
export interface BrowserCheckResult {
  /** `Chromium 156.0.1` */
  browser: string;
  /** Pages that were looked at one by one; none, where each needs an id that only a person has. */
  pages: number;
  /** Number of times that the area was mounted and unmounted. */
  rounds: number;
  /** Patterns of routes that no page was opened of. These two are absent from older commands. */
  unreached?: string[] | undefined;
  /** Contributions that were opened where their slot stands. */
  slots?: number | undefined;
  /** Step of the checks -> seconds that it took. Absent from older commands. */
  seconds?: Record<string, number> | undefined;
}

/**
 * Results of the checks that ran on the publisher's machine before a release was sent. Null: the check did
 * not run.
 */
export interface LocalCheckResults {
  browser: BrowserCheckResult | null;
  /** Version that its types were compared with; `none` before the first. */
  contract: string | null;
}

/** Result of an inspection of a published release. The release passes if no finding is an error. */
export interface InspectionVerdict extends LocalCheckResults {
  findings: GateFinding[];
}

/**
 * Record of an inspection of a published release, made by the server or by a machine with an inspection
 * token.
 */
export interface ReleaseInspection extends InspectionVerdict {
  /** Epoch milliseconds. */
  at: number;
  by: string;
  isPassed: boolean;
  /** The shell that was live. */
  shell: string | null;
}

/** Release of a remote that one process has claimed to inspect, until the claim expires. */
export interface InspectionTask {
  /** Names it when it is renewed, given back or done. */
  claim: string;
  remote: string;
  version: string;
  /** Time at which the claim expires unless renewed, epoch milliseconds. */
  until: number;
}

/** Scope of a deploy token that may only inspect releases. */
export const INSPECTION_TOKEN_SCOPE = 'inspection';

/**
 * Rules for releases that were not inspected or did not pass the inspection. `recorded`: such a release may
 * go live, and this is recorded; `required`: it goes live only with an explicit exception.
 */
export const inspectionRules = ['recorded', 'required'] as const;
/** Rule for taking uninspected or failed releases live: `recorded` or `required`. */
export type InspectionRule = (typeof inspectionRules)[number];

/**
 * Name of the HTTP header in which a publication of a release sends the results of its local checks, as JSON.
 */
export const RELEASE_CHECKS_HEADER = 'x-girassol-checks';

/**
 * Common fields of the requests to change the registry: scope and target, reason, expected revision. A target
 * account is named by its id, its name or the e-mail of one of its users.
 */
export interface RegistryChangeRequest extends Partial<LiveReleaseTarget> {
  why: string;
  /** The remote's `revision` that the sender saw. When it is another by now, nothing is changed (409). */
  expected: number;
  /** Goes past the check that the target is known: it will exist later. */
  evenUnknown?: boolean;
}

/**
 * Request to make a version of a remote live for a target, for all its users or for a share of them
 * (percent).
 */
export interface RolloutRequest extends RegistryChangeRequest {
  version: string;
  /** Percent of the users, 1 to 100; 100 when left out. */
  share?: number;
  /** Skips a required inspection, which is recorded. Not for the token of one team. */
  withoutInspection?: boolean;
}

/** Request to withdraw a remote from a target, or to end the withdrawal (`isPaused` false). */
export interface RemotePauseRequest extends RegistryChangeRequest {
  /** False ends the pause. */
  isPaused: boolean;
}

/**
 * Recorded change of a registry line (the live version of one remote for one scope). A null `after` means
 * that the line was removed, so that the line of a wider scope applies.
 */
export interface RegistryChange extends LiveReleaseTarget {
  id: number;
  remote: string;
  /** Epoch milliseconds. */
  at: number;
  by: string;
  why: string;
  action: RegistryChangeAction;
  before: { version: string; share: number; isLive: boolean } | null;
  after: { version: string; share: number; isLive: boolean } | null;
  /** Somebody went past the inspection that the server requires. */
  withoutInspection?: true;
}

/** Figures that browsers reported on a release in the last day. */
export interface ReleaseFigures {
  opens: number;
  failures: number;
  /** Mean time from asking for the area to seeing it, milliseconds; null before the first. */
  meanOpenMs: number | null;
  longTasks: number;
  violations: number;
  /** Thrown in its code, and caught by nobody. */
  errors: number;
  /** 75th percentile over seven days: milliseconds, and the score of layout shifts. */
  vitals: Partial<Record<VitalName, number>>;
}

/** Figures that browsers reported on a release in one hour. */
export interface HourlyReleaseFigures extends Pick<ReleaseFigures, 'opens' | 'failures' | 'meanOpenMs'> {
  version: string;
  /** Start of the hour, epoch milliseconds. */
  at: number;
}

/**
 * Release of a remote as the operator's page shows it: publication, checks, inspection, unmet requirements
 * and figures.
 */
export interface ReleaseStatus {
  version: string;
  builtAt: string;
  /** Epoch milliseconds. */
  enteredAt: number;
  publishedBy: string | null;
  /** Null: it came with the server, or from an older command. */
  checks: LocalCheckResults | null;
  /** Null: not inspected. Absent for what came with the server, and from older servers. */
  inspection?: ReleaseInspection | null;
  /** Its files are on this server. */
  isAtHand: boolean;
  /**
   * Requirements that the live shell does not meet, so that the release does not open. Absent where it fits, and from
   * older servers.
   */
  unmet?: UnmetRequirement[];
  figures: ReleaseFigures;
}

/**
 * Live release of a remote for one target, as the operator's page shows it, with the release that is served
 * instead, if any.
 */
export interface LiveReleaseLine extends Omit<LiveRelease, 'remote'> {
  /**
   * Release that is served in place of this version, and the reason. Absent where this version is served, and from
   * older servers.
   */
  standIn?: ReplacementRelease;
}

/**
 * Status of one remote, as the operator's page and the `status` command show it: its live versions, releases
 * and changes.
 */
export interface RemoteStatusReport {
  remote: string;
  title: string;
  team: string;
  /** Rises with every change; a change must name the one it was made against. */
  revision: number;
  live: LiveReleaseLine[];
  /** Newest first. */
  releases: ReleaseStatus[];
  /** Newest first, at most fifty. */
  history: RegistryChange[];
}

/** Account that an operator can choose as the target of a rollout. */
export interface RolloutAccountOption {
  id: string;
  name: string;
  /** E-mail of the account's manager. */
  email: string;
}

/** Reservation of a remote's name for a team, before the remote has a release. */
export interface RemoteReservation {
  remote: string;
  team: string;
  by: string;
  /** Epoch milliseconds. */
  at: number;
}

/**
 * Request for a new deploy token, with which a team's pipeline publishes releases of one remote. `*` allows
 * every remote, `inspection` only inspections.
 */
export interface DeployTokenRequest {
  /** `*`: every remote; `inspection`: none. */
  remote: string;
  name: string;
  /** Reserves the name for this team until it publishes. */
  team?: string;
}

/**
 * State of the registry in one environment, as the operator's page and the `status` command show it: shell,
 * distributions, remotes and their live releases.
 */
export interface RegistryStatus {
  environment: string;
  shell: { version: string; provides: Record<string, string>; figures: ReleaseFigures } | null;
  distributions: { key: string; name: string; remotes: string[] | null }[];
  /** Share of failed opens, percent, above which a release is taken back. */
  errorLimit: number;
  /** Absent from older servers. */
  inspection?: InspectionRule;
  /** Names that wait for their first release. Absent from older servers. */
  reserved?: RemoteReservation[];
  /** Id -> name of the accounts that lines name. For operators. */
  accounts?: Record<string, string>;
  remotes: RemoteStatusReport[];
}

/**
 * Answer to the publication of a release: its version, whether it is new to the server, and the findings of
 * the checks.
 */
export interface ReleasePublishAnswer {
  remote: string;
  version: string;
  /** False: the very same release was here already. */
  isNew: boolean;
  findings: GateFinding[];
}

/** Deploy token in the operator's list, without its secret: remote, name, creator and last use. */
export interface DeployToken {
  id: string;
  /** `*`: every remote; `inspection`: none, it inspects releases. */
  remote: string;
  name: string;
  createdBy: string;
  createdAt: number;
  lastUsedAt: number | null;
}

/**
 * Kinds of changes of a distribution's live version: `start` (came with the server), `publish` (new
 * document), `back` (return to the version before).
 */
export const distributionActions = ['start', 'publish', 'back'] as const;
/** Kind of change of a distribution's live version: `start`, `publish` or `back`. */
export type DistributionAction = (typeof distributionActions)[number];

/**
 * Entry in the change history of a distribution (the product under another brand): who changed its live version, when
 * and why.
 */
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

/**
 * Status of one distribution, as the operator's page and the command line show it: its live version and its
 * changes.
 */
export interface DistributionStatusReport {
  key: string;
  /** Rises with every change; an order must name the one it was made against. */
  revision: number;
  /** Null after the last step back: its hosts are the product's again. */
  live: { version: number; document: DistributionDocument } | null;
  /** Newest first, at most fifty. */
  history: DistributionChange[];
}

/** Answer of the server with the status of all distributions. */
export interface DistributionsStatus {
  distributions: DistributionStatusReport[];
}

/**
 * Common fields of the requests to change a distribution: the reason, and the revision that the sender saw (0
 * for a new distribution).
 */
export interface DistributionChangeRequest {
  why: string;
  /** The `revision` that the sender saw; 0 for one that is new. */
  expected: number;
}

/** Request to publish a new document of a distribution. */
export interface DistributionPublishRequest extends DistributionChangeRequest {
  document: unknown;
}

/**
 * Preview of a distribution document that is not live, stored for a limited time, with the findings of its
 * checks.
 */
export interface DistributionPreview {
  id: string;
  document: DistributionDocument;
  by: string;
  /** Epoch milliseconds. */
  until: number;
  findings: GateFinding[];
}

/**
 * Request to point one browser at another version of a remote: a released version, or an allowed development server.
 */
export interface OverrideRequest {
  remote: string;
  version?: string | null;
  origin?: string | null;
  why: string;
}

/**
 * Recorded use of an override: a browser was pointed at a version or a development server, or, without both,
 * back at the live version.
 */
export interface OverrideRecord {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  by: string;
  why: string;
  remote: string;
  version: string | null;
  origin: string | null;
}

/**
 * Permission that lets a user who is no admin load other versions of remotes in the user's own browser, until
 * a given time.
 */
export interface OverridePermission {
  id: string;
  email: string;
  /** Null: every area. */
  remotes: string[] | null;
  /** Epoch milliseconds. */
  until: number;
  by: string;
  why: string;
  at: number;
  /** Taken back before its time. */
  ended: { at: number; by: string } | null;
}

/**
 * Request to allow a user, named by e-mail, to load other versions of remotes in the user's own browser until
 * a given time.
 */
export interface OverridePermissionRequest {
  email: string;
  remotes: string[] | null;
  /** Epoch milliseconds. */
  until: number;
  why: string;
}

/** Versions and development servers that the current user may choose as an override for this browser. */
export interface OverrideChoices {
  remotes: { remote: string; title: string; versions: string[] }[];
  /** Development servers that are allowed. */
  origins: readonly string[];
  /** End of the permission, epoch milliseconds; null for operators. */
  until: number | null;
}

/**
 * Answer for the operator's page about overrides: the allowed development servers, and the recent uses of
 * overrides.
 */
export interface OverridesStatus {
  /** Development servers that are allowed. */
  origins: readonly string[];
  /** Newest first. */
  recent: OverrideRecord[];
}
