import { generateId } from '@girassol/api-platform/database';
import { findRepeatedNameIndexes, omitUndefined, toCents } from '@girassol/shared-domain';
import type { ParsedRequestBody } from '@girassol/shared-domain/contract';
import {
  findDetailedPricingProblems,
  findTierProblems,
  type InputProblem,
} from '@girassol/shared-domain/pricing';
import type { SettingsDocument } from '../tables/settings-tables';

/** Edit of an account's settings as a request sends it, without the version. */
export type SettingsEdit = Omit<ParsedRequestBody<'PATCH /settings/user/:userId'>, 'version'>;

const lists = [
  'origins',
  'salesLostReasons',
  'rejectReasons',
  'notesTypes',
  'companyPositions',
  'addons',
  'stdFolders',
] as const;

/**
 * Converts an edit of the settings to the parts of the settings document that change. New entries get an id,
 * and tiers are sorted by power.
 */
export function toSettingsDocumentChange(
  edit: SettingsEdit,
  before: SettingsDocument,
): Partial<SettingsDocument> {
  const { preferences = {}, permissions = {}, interface: frame = {}, afterSalesServices, ...rest } = edit;
  const {
    kanbans = {},
    proposalGenStdValues = {},
    vendors = {},
    proposalPDF = {},
    financings = {},
    contracts = {},
  } = preferences;
  const change: Partial<SettingsDocument> = omitUndefined({
    ...kanbans,
    ...vendors,
    ...proposalPDF,
    ...contracts,
    ...permissions,
    ...frame,
  });
  const set = <K extends keyof SettingsDocument>(key: K, value: SettingsDocument[K] | undefined) => {
    if (value !== undefined) change[key] = value;
  };
  for (const list of lists) set(list, rest[list]?.map(withId));
  set(
    'afterSalesServices',
    afterSalesServices?.map(({ price, priceComps = [], ...service }) => ({
      ...withId(service),
      type: service.type,
      priceCents: toCents(price),
      priceComps: priceComps.filter((line) => line !== ''),
    })),
  );
  set('autoPricingType', rest.autoPricingType);
  set('autoPricingCalc', rest.autoPricingCalc);
  set(
    'autoPricing',
    rest.autoPricing?.toSorted((a, b) => a.power - b.power),
  );
  set('autoPricingDetailed', rest.autoPricingDetailed);
  set('calculation', rest.calculation && { ...before.calculation, ...omitUndefined(rest.calculation) });
  set('disabledSuppliers', rest.disabledSuppliers && [...new Set(rest.disabledSuppliers)].toSorted());
  set('autoFinancing', rest.autoFinancing);
  set('proposalValidityDays', proposalGenStdValues.validity);
  set('financingKeepLostDays', financings.keepLostDays);
  set('proposalSlug', rest.proposalSlug);
  return change;
}

const withId = ({ _id, name }: { _id?: string | undefined; name: string }) => ({
  _id: _id ?? generateId(),
  name,
});

/**
 * Finds the problems of an edit of the settings, each with its path in the request: duplicate names and ids,
 * and invalid pricing rules.
 */
export function findSettingsEditProblems(edit: SettingsEdit, before: SettingsDocument): InputProblem[] {
  const { autoPricing, autoPricingDetailed: detailed, autoPricingCalc: calc } = edit;
  const pricing: InputProblem[] =
    autoPricing || calc
      ? findTierProblems(autoPricing ?? before.autoPricing, calc ?? before.autoPricingCalc)
      : [];
  return [
    ...[...lists, 'afterSalesServices' as const].flatMap((list) => repeatedEntries(list, edit[list] ?? [])),
    ...pricing,
    ...(detailed ? findDetailedPricingProblems(detailed) : []),
    ...repeatedIds('autoFinancing', edit.autoFinancing ?? []),
    ...repeatedIds('autoPricingDetailed.pricingComponents', detailed?.pricingComponents ?? []),
    ...repeatedIds('autoPricingDetailed.restrictions', detailed?.restrictions ?? []),
  ];
}

function repeatedEntries(
  list: string,
  entries: { _id?: string | undefined; name: string }[],
): InputProblem[] {
  const names = [...findRepeatedNameIndexes(entries.map(({ name }) => name))].map((index) => ({
    path: `${list}.${index}.name`,
    code: 'NAME_REPEATED',
    message: `“${entries[index]?.name}” já está na lista.`,
  }));
  return [...names, ...repeatedIds(list, entries)];
}

function repeatedIds(list: string, entries: { _id?: string | undefined }[]): InputProblem[] {
  const seen = new Set<string>();
  return entries.flatMap(({ _id }, index) => {
    if (_id === undefined || !seen.has(_id)) {
      if (_id !== undefined) seen.add(_id);
      return [];
    }
    return [
      { path: `${list}.${index}`, code: 'ID_REPEATED', message: 'Um item aparece duas vezes na lista.' },
    ];
  });
}
