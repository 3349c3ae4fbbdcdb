// Written by `npm run migration`.
import type { Migration } from 'kysely';
import * as m202611270015Announcements from './20261127-0015-announcements';

/** Every migration by name, in order. Names are never changed and released migrations never edited. */
export const migrations: Record<string, Migration> = {
  '20261127-0015-announcements': m202611270015Announcements,
};
