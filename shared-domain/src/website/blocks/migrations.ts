import { type BlockKind, blockKinds } from './block-kinds';

type StoredBlock = { kind: BlockKind; version: number; values: Record<string, unknown> };
type Values = Record<string, unknown>;

/**
 * Function that migrates the values of a website block from version n to n + 1. Must be pure, because
 * published content is migrated whenever it is loaded.
 */
export type BlockMigration = (values: Values) => Values;

/** Steps of the kinds whose fields changed since they were first published. */
const steps: Partial<Record<BlockKind, readonly BlockMigration[]>> = {};

/**
 * Migrates stored website content to the version `wanted`. If a migration is missing, the result keeps its
 * old version, and schema validation refuses the result.
 */
export function applyContentMigrations<T extends { version: number }>(
  stored: T,
  wanted: number,
  migrations: readonly ((value: T) => T)[],
): T {
  if (stored.version >= wanted) return stored;
  return migrations
    .slice(Math.max(stored.version, 1) - 1, wanted - 1)
    .reduce((value, step) => ({ ...step(value), version: value.version + 1 }), stored);
}

/** Migrates a stored website block to the current version of its kind. */
export function migrateBlock(
  stored: unknown,
  wanted: Partial<Record<BlockKind, number>> = {},
  migrations: Partial<Record<BlockKind, readonly BlockMigration[]>> = steps,
): unknown {
  const block = stored as StoredBlock;
  return applyContentMigrations(
    block,
    wanted[block.kind] ?? blockKinds[block.kind].version,
    (migrations[block.kind] ?? []).map((step) => (value) => ({ ...value, values: step(value.values) })),
  );
}
