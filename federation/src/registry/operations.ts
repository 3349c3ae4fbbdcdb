import type { VitalName } from '../host/handle';
import type { DistributionDocument } from './distribution';
import type { LiveRelease, LiveScope, StandIn } from './resolve';

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

/** Something that a release wants of a shell and does not find there: a version, or names of a package. */
export type Unmet =
  | { kind: 'requires' | 'shares'; of: string; wanted: string; has: string | null }
  | { kind: 'names'; of: string; names: string[] };

/** What a release was put through in a browser before it was sent. */
export interface BrowserReport {
  /** `Chromium 156.0.1` */
  browser: string;
  /** Pages that were looked at one by one; none, where each needs an id that only a person has. */
  pages: number;
  /** How often the area was mounted and unmounted. */
  rounds: number;
  /** Patterns of routes that no page was opened of. These two are absent from older commands. */
  unreached?: string[];
  /** Contributions that were opened where their slot stands. */
  slots?: number;
}

/** What the sender of a release says of the checks that only its machine can make. Null: not made. */
export interface ReleaseChecks {
  browser: BrowserReport | null;
  /** Version that its types were compared with; `none` before the first. */
  contract: string | null;
}

/** What an inspection says of a release: that it passed when none of the findings is an error. */
export interface InspectionVerdict extends ReleaseChecks {
  findings: Finding[];
}

/** The word of the server itself, or of whoever its operator lets inspect. */
export interface ReleaseInspection extends InspectionVerdict {
  /** Epoch milliseconds. */
  at: number;
  by: string;
  isPassed: boolean;
  /** The shell that was live. */
  shell: string | null;
}

/** A release that somebody has taken in hand to inspect. */
export interface InspectionTask {
  /** Names it when it is renewed, given back or done. */
  claim: string;
  remote: string;
  version: string;
  /** When it lapses without being renewed, epoch milliseconds. */
  until: number;
}

/** Of a deploy token that may inspect, and nothing else. */
export const INSPECTION = 'inspection';

/** May a release go live that the server did not inspect, or that did not pass? `required`: only past it, explicitly. */
export const inspectionRules = ['recorded', 'required'] as const;
export type InspectionRule = (typeof inspectionRules)[number];

/** Where a publication says it, as JSON. */
export const CHECKS_HEADER = 'x-girassol-checks';

/** For whom a line of the registry holds. */
export interface LivePlace {
  scope: LiveScope;
  /** Account id, host or distribution key; empty for `all`. */
  target: string;
}

/** What every change of the registry says. An account may be named by its id, its name or the e-mail of somebody in it. */
export interface LiveOrder extends Partial<LivePlace> {
  why: string;
  /** The remote's `revision` that the sender saw. When it is another by now, nothing is changed (409). */
  expected: number;
  /** Goes past the check that the target is known: it will exist later. */
  evenUnknown?: boolean;
}

export interface RolloutOrder extends LiveOrder {
  version: string;
  /** Percent of the users, 1 to 100; 100 when left out. */
  share?: number;
  /** Where an inspection is required: goes past it, which is written down. Not for the token of one team. */
  withoutInspection?: boolean;
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
  /** Somebody went past the inspection that the server requires. */
  withoutInspection?: true;
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

/** What browsers told of a release in one hour. */
export interface ReleaseHour extends Pick<ReleaseFigures, 'opens' | 'failures' | 'meanOpenMs'> {
  version: string;
  /** When the hour begins, epoch milliseconds. */
  at: number;
}

export interface ReleaseStatus {
  version: string;
  builtAt: string;
  /** Epoch milliseconds. */
  enteredAt: number;
  publishedBy: string | null;
  /** Null: it came with the server, or from an older command. */
  checks: ReleaseChecks | null;
  /** Null: not inspected. Absent for what came with the server, and from older servers. */
  inspection?: ReleaseInspection | null;
  /** Its files are on this server. */
  isAtHand: boolean;
  /** What the live shell lacks for it: it does not open. Absent where it fits, and from older servers. */
  unmet?: Unmet[];
  figures: ReleaseFigures;
}

/** One line of the registry, as an operator sees it. */
export interface LiveLine extends Omit<LiveRelease, 'remote'> {
  /** What people get instead of its version, and why. Absent where that version serves, and from older servers. */
  standIn?: StandIn;
}

/** One remote on the operator's page, and what the command's `status` prints. */
export interface RemoteStatusReport {
  remote: string;
  title: string;
  team: string;
  /** Rises with every change; a change must name the one it was made against. */
  revision: number;
  live: LiveLine[];
  /** Newest first. */
  releases: ReleaseStatus[];
  /** Newest first, at most fifty. */
  history: LiveChange[];
}

/** An account that a release may be made live for. */
export interface AccountChoice {
  id: string;
  name: string;
  /** Of its manager. */
  email: string;
}

/** A name that a team got before its first release. */
export interface RemoteReservation {
  remote: string;
  team: string;
  by: string;
  /** Epoch milliseconds. */
  at: number;
}

/** What a token is made for. */
export interface TokenOrder {
  /** `*`: every remote; `inspection`: none. */
  remote: string;
  name: string;
  /** Reserves the name for this team until it publishes. */
  team?: string;
}

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

export interface PublishAnswer {
  remote: string;
  version: string;
  /** False: the very same release was here already. */
  isNew: boolean;
  findings: Finding[];
}

export interface DeployToken {
  id: string;
  /** `*`: every remote; `inspection`: none, it inspects releases. */
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

/** Somebody who is no admin and may point the own browser at another version. */
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

export interface PermissionOrder {
  email: string;
  remotes: string[] | null;
  /** Epoch milliseconds. */
  until: number;
  why: string;
}

/** What the person who asks may point the own browser at. */
export interface OverrideChoices {
  remotes: { remote: string; title: string; versions: string[] }[];
  /** Development servers that are allowed. */
  origins: readonly string[];
  /** End of the permission, epoch milliseconds; null for operators. */
  until: number | null;
}

export interface OverridesStatus {
  /** Development servers that are allowed. */
  origins: readonly string[];
  /** Newest first. */
  recent: OverrideUse[];
}
