import type { LiveScope, RemoteManifest } from '@girassol/federation/registry';
import type { ColumnType, GeneratedAlways, JSONColumnType } from 'kysely';

type DefaultInstant = ColumnType<Date, Date | undefined, Date>;

export interface RemoteReleasesTable {
  remote: string;
  version: string;
  manifest: JSONColumnType<RemoteManifest>;
  built_at: Date;
  entered_at: DefaultInstant;
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

/** Every change of `remote_live`: who, when, why, what before. Append-only. */
export interface RemoteLiveChangesTable extends RemoteLiveTable {
  id: GeneratedAlways<string>;
  at: DefaultInstant;
  by: string;
  why: string;
  version_before: string | null;
  share_before: number | null;
  was_live: boolean | null;
}

/** The product as partners offer it. `document` is a `Distribution` without its key. */
export interface DistributionsTable {
  key: string;
  /** A host that contains one of these belongs to the distribution. */
  hosts: string[];
  document: JSONColumnType<Record<string, unknown>>;
}

/** Tables of the platform: they belong to no account. */
export interface RegistryTables {
  remote_releases: RemoteReleasesTable;
  remote_live: RemoteLiveTable;
  remote_live_changes: RemoteLiveChangesTable;
  distributions: DistributionsTable;
}
