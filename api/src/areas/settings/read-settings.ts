import { can, seesPricingRules } from '@girassol/shared-domain';
import type { Settings } from '@girassol/shared-domain/contract';
import type { Caller } from '../../platform/access';
import type { Row, SettingsDocument, Tx } from '../../platform/database';
import { defaultSettings } from './default-settings';

/** The account's settings as this caller may see them: a vendor gets the own permissions and teams only. */
export async function readSettings(tx: Tx, caller: Caller): Promise<Settings> {
  const row = await settingsRow(tx, caller.accountId);
  const stored = documentOf(row);
  const { vendorPriceEdit } = stored;
  const seesRules = seesPricingRules({ ...caller, preferences: { vendorPriceEdit } });
  return {
    version: row?.version ?? 0,
    origins: stored.origins,
    salesLostReasons: stored.salesLostReasons,
    rejectReasons: stored.rejectReasons,
    notesTypes: stored.notesTypes,
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
    individualPermissions: await permissionsFor(tx, caller),
    teams: await teamsFor(tx, caller),
    interface: { hiddenMenus: stored.hiddenMenus },
    proposalSlug: stored.proposalSlug,
    proposalTheme: stored.proposalTheme,
  };
}

/** The settings document of an account, with defaults for what was never set. */
export async function readSettingsDocument(tx: Tx, accountId: string): Promise<SettingsDocument> {
  return documentOf(await settingsRow(tx, accountId));
}

const settingsRow = (tx: Tx, accountId: string): Promise<Row<'settings'> | undefined> =>
  tx.selectFrom('settings').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** What a row holds, with defaults for what was never set. */
export function documentOf(row: Pick<Row<'settings'>, 'document'> | undefined): SettingsDocument {
  const stored = { ...defaultSettings, ...row?.document };
  return { ...stored, calculation: { ...defaultSettings.calculation, ...stored.calculation } };
}

async function permissionsFor(tx: Tx, caller: Caller): Promise<Settings['individualPermissions']> {
  if (caller.session.type === 'VENDOR') return { [caller.userId]: caller.permissions };
  const users = await tx
    .selectFrom('users')
    .select(['id', 'permissions'])
    .where('account_id', '=', caller.accountId)
    .execute();
  return Object.fromEntries(users.map(({ id, permissions }) => [id, permissions]));
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
