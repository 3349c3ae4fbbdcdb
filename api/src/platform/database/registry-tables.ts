import type {
  DistributionAction,
  DistributionDocument,
  LiveAction,
  LiveScope,
  ReleaseChecks,
  ReleaseInspection,
  RemoteManifest,
  VitalName,
} from '@girassol/federation/registry';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type DefaultInstant = ColumnType<Date, Date | undefined, Date>;

export interface RemoteReleasesTable {
  remote: string;
  version: string;
  manifest: JSONColumnType<RemoteManifest>;
  built_at: Date;
  entered_at: DefaultInstant;
  /** Hash of `remote.json` as it was published; null for what came with a server's own build. */
  manifest_integrity: ColumnType<string | null, string | undefined, string>;
  /** File name -> key in the file store, where a bucket keeps releases. */
  files: ColumnType<Record<string, string> | null, string | null | undefined, string | null>;
  published_by: ColumnType<string | null, string | undefined, string>;
  /** What its sender said it was put through; null for what came with a server's own build. */
  checks: ColumnType<ReleaseChecks | null, string | undefined, string>;
  /** The server's own word; null before the first. */
  inspection: ColumnType<ReleaseInspection | null, never, string>;
  inspected_at: ColumnType<Date | null, never, Date>;
  /** Who is at it, and until when nobody else is. */
  inspection_claim: ColumnType<string | null, never, string | null>;
  inspection_claimed_until: ColumnType<Date | null, never, Date | null>;
}

/** Which version of a remote is live for whom. */
export interface RemoteLiveTable {
  environment: string;
  remote: string;
  scope: LiveScope;
  /** Account id, host or distribution key; empty for `all`. */
  target: string;
  /** A share below 100, beside the line for the rest. */
  is_rollout: boolean;
  version: string;
  share: number;
  is_live: boolean;
}

/** Every change of `remote_live`: who, when, why, what before. Append-only. Without a version, the line ended. */
export interface RemoteLiveChangesTable extends Omit<RemoteLiveTable, 'version' | 'share' | 'is_live'> {
  id: GeneratedAlways<string>;
  at: DefaultInstant;
  by: string;
  why: string;
  action: Generated<LiveAction>;
  version: string | null;
  share: number | null;
  is_live: boolean | null;
  version_before: string | null;
  share_before: number | null;
  was_live: boolean | null;
  without_inspection: Generated<boolean>;
}

/** What a team's pipeline signs with. `remote` is `*` for an operator's. */
export interface DeployTokensTable {
  id: string;
  remote: string;
  name: string;
  hash: Buffer;
  created_by: string;
  created_at: DefaultInstant;
  last_used_at: Date | null;
  revoked_at: Date | null;
}

/** A name that a team got before its first release. */
export interface RemoteReservationsTable {
  remote: string;
  team: string;
  by: string;
  at: DefaultInstant;
}

/** What browsers told of a release in one minute. Times in milliseconds. */
export interface RemoteFiguresTable {
  environment: string;
  remote: string;
  version: string;
  minute: Date;
  opens: Generated<number>;
  failures: Generated<number>;
  /** Sum over all opens. */
  open_ms: ColumnType<string, number | undefined, number>;
  long_tasks: Generated<number>;
  violations: Generated<number>;
  /** Nobody caught them. */
  errors: Generated<number>;
}

/** How often a value was measured in a release on a day. See `registry/vitals.ts` for the buckets. */
export interface RemoteVitalsTable {
  environment: string;
  remote: string;
  version: string;
  day: Date;
  vital: VitalName;
  bucket: number;
  count: number;
}

/** The product as partners offer it: what is live of each. */
export interface DistributionsTable {
  key: string;
  document: JSONColumnType<DistributionDocument>;
  /** Counts the documents that were published under the key. */
  version: Generated<number>;
}

/** Every change of `distributions`. Append-only. Without a version, there is none any more. */
export interface DistributionChangesTable {
  id: GeneratedAlways<string>;
  key: string;
  at: DefaultInstant;
  by: string;
  why: string;
  action: DistributionAction;
  version_before: number | null;
  version: number | null;
  /** Of the version that the change made; a step back makes none. */
  document: ColumnType<DistributionDocument | null, string | null, never>;
}

/** A distribution that somebody wants to see before it is live. */
export interface DistributionPreviewsTable {
  id: string;
  document: JSONColumnType<DistributionDocument>;
  by: string;
  expires_at: Date;
}

/** Browsers that were pointed at another version of a remote, or (neither version nor origin) back again. Append-only. */
export interface BrowserOverridesTable {
  id: GeneratedAlways<string>;
  at: DefaultInstant;
  by: string;
  why: string;
  environment: string;
  remote: string;
  version: string | null;
  origin: string | null;
}

/** Who may point their own browser at another version. A row ends, and stays as the record. */
export interface OverridePermissionsTable {
  id: string;
  environment: string;
  user_id: string;
  /** As it was when the permission was given. */
  email: string;
  /** Null: all of them. */
  remotes: string[] | null;
  expires_at: Date;
  by: string;
  why: string;
  created_at: DefaultInstant;
  ended_at: Date | null;
  ended_by: string | null;
}

/** Tables of the platform: they belong to no account. */
export interface RegistryTables {
  remote_releases: RemoteReleasesTable;
  remote_live: RemoteLiveTable;
  remote_live_changes: RemoteLiveChangesTable;
  distributions: DistributionsTable;
  distribution_changes: DistributionChangesTable;
  distribution_previews: DistributionPreviewsTable;
  browser_overrides: BrowserOverridesTable;
  override_permissions: OverridePermissionsTable;
  deploy_tokens: DeployTokensTable;
  remote_reservations: RemoteReservationsTable;
  remote_figures: RemoteFiguresTable;
  remote_vitals: RemoteVitalsTable;
}
