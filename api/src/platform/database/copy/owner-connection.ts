import type pg from 'pg';

/** One connection of the owner of the tables: what is copied has to be of one moment, in one transaction. */
export type OwnerConnection = Pick<pg.ClientBase, 'query'>;

/** Values are copied as texts; both ends have to write and read them alike. */
export const SAME_TEXTS = `set local time zone 'UTC'; set local datestyle to 'ISO, YMD';
  set local intervalstyle to postgres; set local bytea_output to hex; set local extra_float_digits to 1`;
