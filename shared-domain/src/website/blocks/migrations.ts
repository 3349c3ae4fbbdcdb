import { type BlockKind, blockKinds } from './block-kinds';

type StoredBlock = { kind: BlockKind; version: number; values: Record<string, unknown> };
type Values = Record<string, unknown>;

/** Leads from version n to n + 1, at place n - 1. Pure: what was published is read through it again and again. */
export type Migration = (values: Values) => Values;

/** Steps of the kinds whose fields changed since they were first published. */
const steps: Partial<Record<BlockKind, readonly Migration[]>> = {};

/** What an earlier schema stored, in that of `wanted`; what no step leads there is left for the schema to refuse. */
export function migrate<T extends { version: number }>(
  stored: T,
  wanted: number,
  migrations: readonly ((value: T) => T)[],
): T {
  if (stored.version >= wanted) return stored;
  return migrations
    .slice(Math.max(stored.version, 1) - 1, wanted - 1)
    .reduce((value, step) => ({ ...step(value), version: value.version + 1 }), stored);
}

/** A stored block in the version that its kind has now. */
export function migrateBlock(
  stored: unknown,
  wanted: Partial<Record<BlockKind, number>> = {},
  migrations: Partial<Record<BlockKind, readonly Migration[]>> = steps,
): unknown {
  const block = stored as StoredBlock;
  return migrate(
    block,
    wanted[block.kind] ?? blockKinds[block.kind].version,
    (migrations[block.kind] ?? []).map((step) => (value) => ({ ...value, values: step(value.values) })),
  );
}
