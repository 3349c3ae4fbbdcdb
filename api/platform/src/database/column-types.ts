import type { ColumnType } from 'kysely';

/** Amount in cents, a bigint without fraction. */
export type Cents = number;

/** Calendar date, `yyyy-mm-dd`. */
export type IsoDate = string;

/** Value of a timestamptz column that the database fills if it is left out. */
export type GeneratedTimestamp = ColumnType<Date, Date | undefined, Date>;

/** Value of a numeric column, passed as text so that nothing is rounded. */
export type Numeric = ColumnType<string, number | string | undefined, number | string>;

/** Value of a nullable numeric column, read as text so that nothing is rounded. */
export type NullableNumeric = ColumnType<
  string | null,
  number | string | null | undefined,
  number | string | null
>;
