import type pg from 'pg';

/**
 * Connection of the database role that owns the tables, for reading a copy of the database in one
 * transaction, so that all rows are as of one moment.
 */
export type OwnerConnection = Pick<pg.ClientBase, 'query'>;

/**
 * SQL settings for the sessions at both ends of a database copy, so that values are written and read as the
 * same text.
 */
export const COPY_SESSION_SETTINGS_SQL = `set local time zone 'UTC'; set local datestyle to 'ISO, YMD';
  set local intervalstyle to postgres; set local bytea_output to hex; set local extra_float_digits to 1`;
