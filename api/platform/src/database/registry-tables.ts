import type {
  DistributionAction,
  DistributionDocument,
  LiveScope,
  LocalCheckResults,
  RegistryChangeAction,
  ReleaseInspection,
  RemoteManifest,
  VitalName,
} from '@girassol/federation/registry';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';

type DefaultInstant = ColumnType<Date, Date | undefined, Date>;

/**
 * Row of `remote_releases`: a published release of a remote, with its manifest, files, checks and inspection.
 */
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
  /** Checks that the release passed according to its publisher; null for releases of the server's own build. */
  checks: ColumnType<LocalCheckResults | null, string | undefined, string>;
  /** The server's own word; null before the first. */
  inspection: ColumnType<ReleaseInspection | null, never, string>;
  inspected_at: ColumnType<Date | null, never, Date>;
  /** Process that inspects the release at present. */
  inspection_claim: ColumnType<string | null, never, string | null>;
  inspection_claimed_until: ColumnType<Date | null, never, Date | null>;
}

/**
 * Row of `remote_live`: the version of a remote that is live for one target (account, host, distribution or
 * everyone).
 */
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

/**
 * Row of `remote_live_changes`: a change of `remote_live` with user, time, reason and former values.
 * Append-only. A null version means that the row of `remote_live` was removed.
 */
export interface RemoteLiveChangesTable extends Omit<RemoteLiveTable, 'version' | 'share' | 'is_live'> {
  id: GeneratedAlways<string>;
  at: DefaultInstant;
  by: string;
  why: string;
  action: Generated<RegistryChangeAction>;
  version: string | null;
  share: number | null;
  is_live: boolean | null;
  version_before: string | null;
  share_before: number | null;
  was_live: boolean | null;
  without_inspection: Generated<boolean>;
}

/**
 * Row of `deploy_tokens`: a token with which a team's pipeline publishes releases. `remote` is `*` for a
 * token of an operator.
 */
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

/** Row of `remote_reservations`: a remote's name, reserved for a team before its first release. */
export interface RemoteReservationsTable {
  remote: string;
  team: string;
  by: string;
  at: DefaultInstant;
}

/** Row of `remote_figures`: figures of a release that browsers reported in one minute. Times in milliseconds. */
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

/**
 * Row of `remote_vitals`: how often a web vital fell into a bucket in a release on a day. See `registry/vitals.ts` for
 * the buckets.
 */
export interface RemoteVitalsTable {
  environment: string;
  remote: string;
  version: string;
  day: Date;
  vital: VitalName;
  bucket: number;
  count: number;
}

/** Row of `distributions`: the live document of a partner's distribution of the product. */
export interface DistributionsTable {
  key: string;
  document: JSONColumnType<DistributionDocument>;
  /** Counts the documents that were published under the key. */
  version: Generated<number>;
}

/**
 * Row of `distribution_changes`: a change of `distributions`. Append-only. A null version means that the
 * distribution was removed.
 */
export interface DistributionChangesTable {
  id: GeneratedAlways<string>;
  key: string;
  at: DefaultInstant;
  by: string;
  why: string;
  action: DistributionAction;
  version_before: number | null;
  version: number | null;
  /** Document of the version that the change made; a rollback makes none. */
  document: ColumnType<DistributionDocument | null, string | null, never>;
}

/** Row of `distribution_previews`: a distribution document that an operator previews before it is live. */
export interface DistributionPreviewsTable {
  id: string;
  document: JSONColumnType<DistributionDocument>;
  by: string;
  expires_at: Date;
}

/**
 * Row of `browser_overrides`: one browser was pointed at another version of a remote, or (without version and
 * origin) back at the live version. Append-only.
 */
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

/**
 * Row of `override_permissions`: permission of a user to load another version of remotes in the user's own
 * browser. A row stays as a record after the permission has ended.
 */
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

/** Tables of the registry; they belong to the platform, not to an account. */
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
