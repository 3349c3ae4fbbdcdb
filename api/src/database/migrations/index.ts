import type { Migration } from 'kysely';
import * as accounts from './0001-accounts';
import * as customers from './0002-customers';
import * as boards from './0003-boards';
import * as notes from './0004-notes';
import * as proposals from './0005-proposals';
import * as registry from './0006-registry';
import * as demo from './0007-demo';

/** Every migration by name, in order. Names are never changed and released migrations never edited. */
export const migrations: Record<string, Migration> = {
  '0001-accounts': accounts,
  '0002-customers': customers,
  '0003-boards': boards,
  '0004-notes': notes,
  '0005-proposals': proposals,
  '0006-registry': registry,
  '0007-demo': demo,
};
