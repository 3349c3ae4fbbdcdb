import type { Caller } from '@girassol/api-platform/access';
import type { Row, Tx } from '@girassol/api-platform/database';
import { can, canSeePricingRules } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import type { SettingsDocument } from '../tables/settings-tables';
import { defaultSettings } from './default-settings';

/** Loads the settings of the account that the caller may see. A vendor gets only their own permissions and teams. */
export async function loadSettings(tx: Tx, caller: Caller): Promise<Settings> {
  const row = await settingsRow(tx, caller.accountId);
  const stored = toSettingsDocument(row);
  const { vendorPriceEdit } = stored;
  const seesRules = canSeePricingRules({ ...caller, preferences: { vendorPriceEdit } });
  return {
    version: row?.version ?? 0,
    origins: stored.origins,
    salesLostReasons: stored.salesLostReasons,
    rejectReasons: stored.rejectReasons,
    notesTypes: stored.notesTypes,
    companyPositions: stored.companyPositions,
    addons: stored.addons,
    stdFolders: stored.stdFolders,
    afterSalesServices: stored.afterSalesServices.map(({ priceCents, ...service }) => ({
      ...service,
      price: priceCents / 100,
    })),
    autoPricingType: stored.autoPricingType,
    autoPricingCalc: stored.autoPricingCalc,
    ...(seesRules && {
      autoPricing: stored.autoPricing,
      autoPricingDetailed: stored.autoPricingDetailed,
    }),
    calculation: stored.calculation,
    disabledSuppliers: stored.disabledSuppliers,
    autoFinancing: stored.autoFinancing,
    preferences: {
      kanbans: {
        afterSaleDays: stored.afterSaleDays,
        autoCreateProjAndInst: stored.autoCreateProjAndInst,
        autoCreateAfterSale: stored.autoCreateAfterSale,
      },
      proposalGenStdValues: { validity: stored.proposalValidityDays },
      vendors: { useManagerKits: stored.useManagerKits },
      proposalPDF: { useFastPDFRendering: stored.useFastPDFRendering },
      financings: { keepLostDays: stored.financingKeepLostDays },
      contracts: { winWaitsForSignature: stored.winWaitsForSignature },
    },
    permissions: { vendorPriceEdit },
    ...(await loadRightsFor(tx, caller)),
    teams: await teamsFor(tx, caller),
    interface: { hiddenMenus: stored.hiddenMenus },
    proposalSlug: stored.proposalSlug,
    proposalTheme: stored.proposalTheme,
  };
}

/** Loads the settings document of an account, with defaults for settings that were never set. */
export async function loadSettingsDocument(tx: Tx, accountId: string): Promise<SettingsDocument> {
  return toSettingsDocument(await settingsRow(tx, accountId));
}

const settingsRow = (tx: Tx, accountId: string): Promise<Row<'settings'> | undefined> =>
  tx.selectFrom('settings').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** Converts a row to a settings document, with defaults for settings that were never set. */
export function toSettingsDocument(row: Pick<Row<'settings'>, 'document'> | undefined): SettingsDocument {
  const stored = { ...defaultSettings, ...row?.document };
  return { ...stored, calculation: { ...defaultSettings.calculation, ...stored.calculation } };
}

/** Loads the flags and levels that the caller may see: a vendor only the own ones. */
async function loadRightsFor(
  tx: Tx,
  caller: Caller,
): Promise<Pick<Settings, 'individualPermissions' | 'permissionLevels'>> {
  const users = await tx
    .selectFrom('users')
    .select(['id', 'permissions', 'levels'])
    .where('account_id', '=', caller.accountId)
    .$if(caller.session.type === 'VENDOR', (query) => query.where('id', '=', caller.userId))
    .execute();
  return {
    individualPermissions: Object.fromEntries(users.map(({ id, permissions }) => [id, permissions])),
    permissionLevels: Object.fromEntries(users.map(({ id, levels }) => [id, levels])),
  };
}

async function teamsFor(tx: Tx, caller: Caller): Promise<Settings['teams']> {
  const ownIds = new Set(caller.teams.map((team) => team.id));
  const teams = await tx
    .selectFrom('teams')
    .select(['id', 'name', 'leader_id'])
    .where('account_id', '=', caller.accountId)
    .orderBy('name')
    .orderBy('id')
    .execute();
  const members = await tx
    .selectFrom('team_members')
    .select(['team_id', 'user_id'])
    .where('account_id', '=', caller.accountId)
    .orderBy('user_id')
    .execute();
  return teams
    .filter(({ id }) => can(caller, 'salesManager') || ownIds.has(id))
    .map(({ id, name, leader_id }) => ({
      _id: id,
      name,
      type: 'SALES',
      leader: leader_id,
      members: members.filter((member) => member.team_id === id).map((member) => member.user_id),
    }));
}
