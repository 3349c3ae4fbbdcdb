import { type BlockKind, blockKinds } from './block-kinds';

type StoredBlock = { kind: BlockKind; version: number; values: Record<string, unknown> };
type Migration = (values: Record<string, unknown>) => Record<string, unknown>;

/** What leads the values of a kind from version n to n + 1, at place n - 1. */
const migrations: Partial<Record<BlockKind, Migration[]>> = {};

/** A stored block in the version that its kind has now; what no migration leads to is left for the schema to refuse. */
export function migrateBlock(stored: unknown): unknown {
  const block = stored as StoredBlock;
  const { version: wanted } = blockKinds[block.kind];
  let { version, values } = block;
  for (const step of migrations[block.kind]?.slice(version - 1) ?? []) {
    values = step(values);
    version += 1;
  }
  return version === wanted ? { ...block, version, values } : stored;
}
