import type { WorkKind } from '@girassol/account-domain/contract';
import type { Tx } from '@girassol/api-platform/database';
import type { Actor } from '@girassol/api-platform/histories/write-history';
import type { SettingsDocument } from './tables/settings-tables';

/** Settings of an account before and after one edit. */
export interface SettingsEdit {
  accountId: string;
  before: SettingsDocument;
  after: SettingsDocument;
}

/**
 * Kind of record that a removal hands over; `coOwnedItems` are items that the person shares, `heirsSharedItems` those that the
 * heir shared before inheriting them.
 */
export type HandedOverKind = WorkKind | 'coOwnedItems' | 'heirsSharedItems';

/** Work of a collaborator that passes to others, or back. */
export interface WorkHandover {
  accountId: string;
  removalId: string;
  /** The collaborator who is removed, or comes back. */
  userId: string;
  /** Inheritor of each kind of work that there is. */
  heirs: { [kind in WorkKind]?: string | undefined };
  /** Person who removes or restores, as histories name the person. */
  actor: Actor;
}

declare module '@girassol/api-platform/modules/module-reactions' {
  interface ModuleReactions {
    /** Creates what the module gives to each new account, in the transaction that creates the account. */
    accountOpened?: (tx: Tx, accountId: string) => Promise<unknown>;
    /**
     * Gives the work of a removed collaborator to the heirs, in the transaction of the removal, and writes each record to
     * `handed_over_records`.
     */
    collaboratorRemoved?: (tx: Tx, handover: WorkHandover) => Promise<unknown>;
    /** Gives handed-over work back, as far as nobody passed it on since, in the transaction that undoes a removal. */
    collaboratorRestored?: (tx: Tx, handover: WorkHandover) => Promise<unknown>;
    /** Follows a change of the account's settings, in the transaction that saves them. */
    settingsChanged?: (tx: Tx, edit: SettingsEdit) => Promise<unknown>;
  }
}
