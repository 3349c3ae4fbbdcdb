import {
  type BoardItemField,
  type BoardKind,
  boardDescriptions,
  type ConsumerUnitType,
  consumerUnitTypes,
  DAY_MS,
  DEFAULT_DOCUMENT_VALIDITY_DAYS,
  type EditableItemField,
  isDateAllowedInField,
  isNotBlank,
  itemInverterTypes,
  toIsoDate,
} from '@girassol/shared-domain';
import type { BoardItem, LeadTemperature, SaleRequest } from '@girassol/shared-domain/contract';
import { boolean, mixed, number, object, string } from 'yup';
import {
  emptyNewCustomer,
  type NewCustomerValues,
  newCustomerSchema,
} from '../customers/form/customer-values';

/** Values of the form that registers or edits an item of any board. */
export interface ItemFormValues {
  customerIs: 'existing' | 'new';
  customerId: string | null;
  newCustomer: NewCustomerValues;
  name: string;
  /** R$ */
  amount: number | null;
  /** kWp */
  power: number | null;
  ucType: string | null;
  leadTemperature: string;
  columnId: string | null;
  owner: string | null;
  hasValidity: boolean;
  validityDate: string | null;
  /** Day of delivery. */
  dueDate: string | null;
  modsQtd: number | null;
  invQtd: number | null;
  inverterType: string | null;
  /** km */
  distance: number | null;
  /** m */
  roofHight: number | null;
  /** User ids besides `owner`. */
  coOwners: string[];
}

/**
 * Builds the values of an empty item form. `validityDays`, the default validity of an offer in days, comes
 * from the account's settings, 15 by default.
 */
export function buildEmptyItemFormValues({
  columnId,
  owner,
  validityDays,
  now,
}: {
  columnId: string | null;
  owner: string | null;
  validityDays: number;
  now: number;
}): ItemFormValues {
  return {
    customerIs: 'existing',
    customerId: null,
    newCustomer: emptyNewCustomer,
    name: '',
    amount: null,
    power: null,
    ucType: null,
    leadTemperature: '-1',
    columnId,
    owner,
    hasValidity: false,
    validityDate: toIsoDate(now + validityDays * DAY_MS),
    dueDate: null,
    modsQtd: null,
    invQtd: null,
    inverterType: itemInverterTypes[0].value,
    distance: null,
    roofHight: null,
    coOwners: [],
  };
}

/** Converts an item to the values of the form that edits the item. */
export function toItemFormValues(item: BoardItem, now: number): ItemFormValues {
  return {
    ...buildEmptyItemFormValues({
      columnId: item.kanbanData.column,
      owner: item.user?._id ?? 'manager',
      validityDays: DEFAULT_DOCUMENT_VALIDITY_DAYS,
      now,
    }),
    customerId: item.customer._id,
    name: item.name,
    amount: item.amount,
    power: item.power,
    ucType: item.ucType,
    leadTemperature: String(item.leadTemperature),
    dueDate: item.dueDate,
    modsQtd: item.modsQtd,
    invQtd: item.invQtd,
    inverterType: item.inverterType,
    distance: item.distance,
    roofHight: item.roofHight,
    coOwners: item.owners.slice(1).map(({ _id }) => _id),
    hasValidity: item.validityDate !== null,
    ...(item.validityDate !== null && { validityDate: item.validityDate }),
  };
}

/** Dates that an item has already may stay, even when they are past. */
type PresentDates = Pick<BoardItem, 'validityDate' | 'dueDate'>;

/**
 * Builds the validation schema of the item form. A date before the day of `now` is refused, unless the item
 * was saved with that date.
 */
export function buildItemFormSchema(
  now: number,
  present: PresentDates = { validityDate: null, dueDate: null },
) {
  const notPast = (kept: string | null) => ({
    name: 'date',
    message: 'Data inválida.',
    test: (date: string | null | undefined) =>
      Boolean(date) && (date === kept || isDateAllowedInField(date ?? '', { allows: 'future', now })),
  });
  const atMost = (most: number, message: string) => number().nullable().max(most, message);
  return object({
    customerId: string()
      .nullable()
      .when('customerIs', ([is], id) => (is === 'existing' ? id.required('Escolha o cliente.') : id)),
    newCustomer: mixed().when('customerIs', ([is], any) => (is === 'new' ? newCustomerSchema : any)),
    name: string()
      .test('required', 'Dê um nome.', (text = '') => isNotBlank(text))
      .max(120, 'Use no máximo 120 letras.'),
    amount: atMost(9_999_999_999.99, 'Valor alto demais.'),
    power: atMost(100_000, 'Potência alta demais.'),
    modsQtd: atMost(1_000_000, 'Quantidade alta demais.'),
    invQtd: atMost(1_000_000, 'Quantidade alta demais.'),
    distance: atMost(100_000, 'Distância alta demais.'),
    roofHight: atMost(1_000, 'Altura alta demais.'),
    columnId: string().nullable().required('Escolha a coluna.'),
    owner: string().nullable().required('Escolha o responsável.'),
    hasValidity: boolean(),
    validityDate: string()
      .nullable()
      .when('hasValidity', ([hasValidity], date) =>
        hasValidity ? date.test(notPast(present.validityDate)) : date,
      ),
    dueDate: string()
      .nullable()
      .when(([dueDate], date) => (dueDate ? date.test(notPast(present.dueDate)) : date)),
  });
}

const temperatureByValue: Record<string, LeadTemperature> = { '0': 0, '1': 1, '2': 2 };

function parseUcType(text: string | null): ConsumerUnitType | null {
  return consumerUnitTypes.find((type) => type === text) ?? null;
}

type SharedFields = Omit<SaleRequest, 'vendor' | 'columnOrder'>;

/** Builds the part of a request that each field of a board's form stands for. */
const buildFieldRequests = (values: ItemFormValues): { [F in BoardItemField]: Partial<SharedFields> } => ({
  amount: { amount: values.amount ?? 0 },
  power: { power: values.power ?? 0 },
  ucType: { ucType: parseUcType(values.ucType) },
  leadTemperature: { leadTemperature: temperatureByValue[values.leadTemperature] ?? -1 },
  dueDate: { dueDate: values.dueDate },
  validityDate: values.hasValidity && values.validityDate ? { validityDate: values.validityDate } : {},
  modsQtd: { modsQtd: values.modsQtd },
  invQtd: { invQtd: values.invQtd },
  inverterType: values.inverterType ? { inverterType: values.inverterType } : {},
  distance: { distance: values.distance },
  roofHight: { roofHight: values.roofHight },
  coOwners: { coOwners: values.coOwners.filter((userId) => userId !== values.owner) },
});

/** Fields of an edit; a validity of null takes it away. */
type EditedFields = Omit<Partial<SharedFields>, 'validityDate'> & {
  validityDate?: string | null | undefined;
};

/** Builds the request that edits one field of an item, and no other. */
export function buildItemFieldRequest(values: ItemFormValues, field: EditableItemField): EditedFields {
  if (field === 'name') return { name: values.name.trim() };
  if (field === 'validityDate') return { validityDate: values.hasValidity ? values.validityDate : null };
  return buildFieldRequests(values)[field];
}

/**
 * Builds the request fields that registering and editing an item have in common, as far as the item's board
 * has them (boards-105, boards-106). Fields of other boards are left out: a new item takes default values for
 * these fields, an existing item keeps its own.
 */
export function buildSharedItemFields(values: ItemFormValues, kind: BoardKind): Partial<SharedFields> {
  const asked = buildFieldRequests(values);
  const named: Partial<SharedFields> = { type: kind, name: values.name.trim() };
  return Object.assign(named, ...boardDescriptions[kind].fields.map((field) => asked[field]));
}

/**
 * Builds the request that registers an item. `columnOrder` is the 0-based order of the chosen column, `proposalId` the
 * proposal that the item is made for.
 */
export function buildRegisterItemRequest(
  values: ItemFormValues,
  { kind, columnOrder, proposalId }: { kind: BoardKind; columnOrder: number; proposalId: string | null },
): SaleRequest {
  return {
    type: kind,
    name: values.name.trim(),
    amount: 0,
    inverterType: itemInverterTypes[0].value,
    ...buildSharedItemFields(values, kind),
    ...(values.owner && { vendor: values.owner }),
    columnOrder,
    proposal: proposalId,
  };
}
