import { loadSettingsDocument } from '@girassol/account-api/settings';
import type { Caller } from '@girassol/api-platform/access';
import { findUserCaller } from '@girassol/api-platform/access/find-token-caller';
import type { Database, Row, Tx } from '@girassol/api-platform/database';
import type { JobRun } from '@girassol/api-platform/jobs';
import { notAllowed, notFound } from '@girassol/api-platform/refusals/refusal';
import { can } from '@girassol/shared-domain';
import { canImportType, type ImportType, importTypeNouns } from '@girassol/shared-domain/imports';
import { findImport } from './find-import';

/** Checks whether the caller may import records of this type. */
export async function canImport(tx: Tx, caller: Caller, type: ImportType): Promise<boolean> {
  const { useManagerKits } = await loadSettingsDocument(tx, caller.accountId);
  return canImportType(caller, type, useManagerKits);
}

/** Throws 403 if the caller may not import records of this type. */
export async function requireImportAllowed(tx: Tx, caller: Caller, type: ImportType): Promise<void> {
  if (!(await canImport(tx, caller, type)))
    throw notAllowed(`Você não tem permissão para importar ${importTypeNouns[type].many}.`);
}

/** Checks whether the caller may see the imports of all users of the account. */
export const canSeeAllImports = (caller: Caller): boolean => can(caller, 'configManager');

/**
 * Checks whether the caller may undo an import: one of the caller's own imports of a type that the caller may
 * import, or any import of the account with `configManager`.
 */
export const canUndoImport = async (tx: Tx, caller: Caller, row: Row<'imports'>): Promise<boolean> =>
  canSeeAllImports(caller) || (row.user_id === caller.userId && (await canImport(tx, caller, row.type)));

/** User in whose name a job continues an import, with the check whether the user may do so. */
export interface JobUser {
  userId: string;
  /** May they? To import its type, where nothing else is said. */
  may?: typeof canUndoImport;
}

/**
 * Finds the user in whose name a job continues an import. Returns null if the user has left the account or
 * lost the right; jobs check this again for every portion.
 */
export async function findAllowedJobUser(
  database: Database,
  read: JobRun['read'],
  row: Row<'imports'>,
  { userId, may = (tx, caller, { type }) => canImport(tx, caller, type) }: JobUser,
): Promise<Caller | null> {
  const caller = await findUserCaller(database, { accountId: row.account_id, userId });
  return caller && (await read((tx) => may(tx, caller, row))) ? caller : null;
}

/**
 * Loads an import that the caller started, or any import of the account if the caller has `configManager`,
 * and locks it until the transaction ends. Throws 404 for any other import.
 */
export async function lockVisibleImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  return requireSeen(caller, await findImport(tx, caller.accountId, importId, { holds: true }));
}

/**
 * Loads an import that the caller started, or any import of the account if the caller has `configManager`.
 * Throws 404 for any other import.
 */
export async function loadVisibleImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  return requireSeen(caller, await findImport(tx, caller.accountId, importId));
}

function requireSeen(caller: Caller, row: Row<'imports'> | undefined): Row<'imports'> {
  if (!row || (row.user_id !== caller.userId && !canSeeAllImports(caller)))
    throw notFound('Esta importação não existe mais.');
  return row;
}

/**
 * Loads an import that the caller may see, and locks it until the transaction ends. Throws 404 if the caller
 * may not see the import, and 403 if the caller may not import records of its type.
 */
export async function lockAllowedImport(tx: Tx, caller: Caller, importId: string): Promise<Row<'imports'>> {
  const row = await lockVisibleImport(tx, caller, importId);
  await requireImportAllowed(tx, caller, row.type);
  return row;
}
