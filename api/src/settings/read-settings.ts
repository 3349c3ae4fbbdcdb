import { can } from '@girassol/shared-domain';
import { DEFAULT_PROPOSAL_THEME, type Settings } from '@girassol/shared-domain/contract';
import type { Caller } from '../access';
import { newId, type SettingsDocument, type Tx } from '../database';

/** What an account that never changed its settings has (S1 §9; C001 for the calculation). */
export const defaultSettings: SettingsDocument = {
  origins: [],
  salesLostReasons: [],
  rejectReasons: [],
  notesTypes: [],
  stdFolders: ['Documentos', 'Contas de energia', 'Fotos', 'Projeto'].map((name) => ({ _id: newId(), name })),
  afterSalesServices: [],
  autoPricingType: 'SIMPLE',
  autoPricingCalc: 'GROSS_MARGIN',
  afterSaleDays: 90,
  autoCreateProjAndInst: false,
  autoCreateAfterSale: false,
  proposalValidityDays: 15,
  useManagerKits: false,
  useFastPDFRendering: false,
  vendorPriceEdit: false,
  hiddenMenus: [],
  proposalSlug: null,
  proposalTheme: DEFAULT_PROPOSAL_THEME,
};

/** The account's settings as this caller may see them: a vendor gets the own permissions and teams only. */
export async function readSettings(tx: Tx, caller: Caller): Promise<Settings> {
  const stored = await readSettingsDocument(tx, caller.accountId);
  return {
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
    preferences: {
      kanbans: {
        afterSaleDays: stored.afterSaleDays,
        autoCreateProjAndInst: stored.autoCreateProjAndInst,
        autoCreateAfterSale: stored.autoCreateAfterSale,
      },
      proposalGenStdValues: { validity: stored.proposalValidityDays },
      vendors: { useManagerKits: stored.useManagerKits },
      proposalPDF: { useFastPDFRendering: stored.useFastPDFRendering },
    },
    permissions: { vendorPriceEdit: stored.vendorPriceEdit },
    individualPermissions: await permissionsFor(tx, caller),
    teams: await teamsFor(tx, caller),
    interface: { hiddenMenus: stored.hiddenMenus },
    proposalSlug: stored.proposalSlug,
    proposalTheme: stored.proposalTheme,
  };
}

/** The settings document of an account, with defaults for what was never set. */
export async function readSettingsDocument(tx: Tx, accountId: string): Promise<SettingsDocument> {
  const row = await tx
    .selectFrom('settings')
    .select('document')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return { ...defaultSettings, ...row?.document };
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
