import { repeatedNames, toCents } from '@girassol/shared-domain';
import type { ParsedBody } from '@girassol/shared-domain/contract';
import { detailedProblems, type Problem, tierProblems } from '@girassol/shared-domain/pricing';
import { newId, type SettingsDocument } from '../../platform/database';

export type SettingsEdit = Omit<ParsedBody<'PATCH /settings/user/:userId'>, 'version'>;

const lists = ['origins', 'salesLostReasons', 'rejectReasons', 'notesTypes', 'stdFolders'] as const;

/** The parts of the document that an edit sets, as they will be stored: new entries with an id, tiers by power. */
export function documentChange(edit: SettingsEdit, before: SettingsDocument): Partial<SettingsDocument> {
  const { preferences = {}, permissions = {}, interface: frame = {}, afterSalesServices, ...rest } = edit;
  const {
    kanbans = {},
    proposalGenStdValues = {},
    vendors = {},
    proposalPDF = {},
    financings = {},
    contracts = {},
  } = preferences;
  const change: Partial<SettingsDocument> = {
    ...kanbans,
    ...vendors,
    ...proposalPDF,
    ...contracts,
    ...permissions,
    ...frame,
  };
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
  set('calculation', rest.calculation && { ...before.calculation, ...rest.calculation });
  set('disabledSuppliers', rest.disabledSuppliers && [...new Set(rest.disabledSuppliers)].toSorted());
  set('autoFinancing', rest.autoFinancing);
  set('proposalValidityDays', proposalGenStdValues.validity);
  set('financingKeepLostDays', financings.keepLostDays);
  set('proposalSlug', rest.proposalSlug);
  return change;
}

const withId = ({ _id, name }: { _id?: string | undefined; name: string }) => ({ _id: _id ?? newId(), name });

/** What cannot be kept as it is, by the paths of the edit: names and ids that stand twice, prices that no engine can make. */
export function editProblems(edit: SettingsEdit, before: SettingsDocument): Problem[] {
  const { autoPricing, autoPricingDetailed: detailed, autoPricingCalc: calc } = edit;
  const pricing: Problem[] =
    autoPricing || calc
      ? tierProblems(autoPricing ?? before.autoPricing, calc ?? before.autoPricingCalc)
      : [];
  return [
    ...[...lists, 'afterSalesServices' as const].flatMap((list) => repeatedEntries(list, edit[list] ?? [])),
    ...pricing,
    ...(detailed ? detailedProblems(detailed) : []),
    ...repeatedIds('autoFinancing', edit.autoFinancing ?? []),
    ...repeatedIds('autoPricingDetailed.pricingComponents', detailed?.pricingComponents ?? []),
    ...repeatedIds('autoPricingDetailed.restrictions', detailed?.restrictions ?? []),
  ];
}

function repeatedEntries(list: string, entries: { _id?: string | undefined; name: string }[]): Problem[] {
  const names = [...repeatedNames(entries.map(({ name }) => name))].map((index) => ({
    path: `${list}.${index}.name`,
    code: 'NAME_REPEATED',
    message: `“${entries[index]?.name}” já está na lista.`,
  }));
  return [...names, ...repeatedIds(list, entries)];
}

function repeatedIds(list: string, entries: { _id?: string | undefined }[]): Problem[] {
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
