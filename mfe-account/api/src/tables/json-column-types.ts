import type { ColumnType } from 'kysely';

/** Value of a jsonb column: read as it was written, written as JSON text. */
export type Json<T> = ColumnType<T, string, string>;

/** Value of a jsonb column that may be null. */
export type NullableJson<T> = ColumnType<T | null, string | null | undefined, string | null>;
