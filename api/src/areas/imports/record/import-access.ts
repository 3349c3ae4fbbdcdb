import { can } from '@girassol/shared-domain';
import { type ImportType, imports, importTitles } from '@girassol/shared-domain/imports';
import type { Caller } from '../../../platform/access';
import { findPerson } from '../../../platform/access/find-caller';
import type { Database, Row, Tx } from '../../../platform/database';
import type { JobRun } from '../../../platform/jobs';
import { notAllowed, notFound } from '../../../platform/refusals/refusal';
import { readSettingsDocument } from '../../settings/read-settings';
import { readImport } from './read-import';

/** May the caller import this type? */
export async function mayImport(tx: Tx, caller: Caller, type: ImportType): Promise<boolean> {
  const { useManagerKits } = await readSettingsDocument(tx, caller.accountId);
  return imports(caller, type, useManagerKits);
}

/** Refuses who may not import this type. */
export async function requireImports(tx: Tx, caller: Caller, type: ImportType): Promise<void> {
  if (!(await mayImport(tx, caller, type)))
    throw notAllowed(`Você não tem permissão para importar ${importTitles[type].many}.`);
}

/** Sees the imports of everybody in the account. */
export const seesAllImports = (caller: Caller): boolean => can(caller, 'configManager');

/** May the caller take an import back? Whoever may import its type the own ones, with configManager all. */
export const mayUndo = async (tx: Tx, caller: Caller, row: Row<'imports'>): Promise<boolean> =>
  seesAllImports(caller) || (row.user_id === caller.userId && (await mayImport(tx, caller, row.type)));

/** For whom a job goes on. */
export interface GoingOn {
  userId: string;
  /** May they? To import its type, where nothing else is said. */
  may?: typeof mayUndo;
}

/**
 * For whom a job goes on with an import, asked anew now and then: the right may be taken away while a long file is worked on.
 * Null: they may not any more, or are gone.
 */
export async function whoGoesOn(
  database: Database,
  read: JobRun['read'],
  row: Row<'imports'>,
  { userId, may = (tx, caller, { type }) => mayImport(tx, caller, type) }: GoingOn,
): Promise<Caller | null> {
  const caller = await findPerson(database, { accountId: row.account_id, userId });
  return caller && (await read((tx) => may(tx, caller, row))) ? caller : null;
}

/** An import, held until the end of the transaction: of the caller, or with configManager of anybody in the account. */
export async function heldImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  return requireSeen(caller, await readImport(tx, caller.accountId, importId, { holds: true }));
}

/** The same, to look at. */
export async function seenImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  return requireSeen(caller, await readImport(tx, caller.accountId, importId));
}

function requireSeen(caller: Caller, row: Row<'imports'> | undefined): Row<'imports'> {
  if (!row || (row.user_id !== caller.userId && !seesAllImports(caller)))
    throw notFound('Esta importação não existe mais.');
  return row;
}

/** The same, where the caller may import its type too. */
export async function ownImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await heldImport(tx, caller, importId);
  await requireImports(tx, caller, row.type);
  return row;
}
