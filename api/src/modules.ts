import { account } from '@girassol/account-api';
import { migrations as earlierMigrations } from '@girassol/api-platform/database/migrations/index';
import {
  createExportFinder,
  createReactionList,
  joinContracts,
  joinMigrations,
  listModules,
  type ReactingPart,
} from '@girassol/api-platform/modules';
import { addModuleNotificationKinds } from '@girassol/api-platform/notifications';
import { type ApiContract, sharedContract } from '@girassol/shared-domain/contract';
import { shell } from '@girassol/shell-api';
import { support } from '@girassol/support-api';
import { followRetentionSetting } from './areas/financings/reschedule-financing-erasure';
import { handOverWork, takeWorkBack } from './areas/handover/hand-over-work';
import { createBoards } from './areas/kanbans/create-boards';
import { createLeadOfChat } from './areas/sales/create-lead-of-chat';

/** Modules of the product, each after those that it stands on. */
export const modules = listModules([shell, account, support]);

/** Areas that are no modules yet, as far as they react to what a module does. */
const earlierAreas: readonly ReactingPart[] = [
  { name: 'kanbans', reactions: { accountOpened: createBoards } },
  { name: 'handover', reactions: { collaboratorRemoved: handOverWork, collaboratorRestored: takeWorkBack } },
  { name: 'sales', reactions: { chatBecameLead: createLeadOfChat } },
  { name: 'financings', reactions: { settingsChanged: followRetentionSetting } },
];

/** Lists the reactions of all modules and areas to an event. */
export const reactionsTo = createReactionList([...modules, ...earlierAreas]);

/** Finds a kind of export that a module adds. */
export const findModuleExport = createExportFinder(modules);

addModuleNotificationKinds(modules);

/** Migrations of the product by name, in the order in which they run. */
export const migrations = joinMigrations(earlierMigrations, modules);

/** All calls of the product, by method and path. */
export const apiContract: ApiContract = joinContracts(sharedContract, modules);
