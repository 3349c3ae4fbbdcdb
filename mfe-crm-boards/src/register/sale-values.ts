import {
  type BoardKind,
  boards,
  type ItemField,
  inverterTypes,
  isAllowedDate,
  isFilled,
  toIsoDate,
  type UcType,
  ucTypes,
} from '@girassol/shared-domain';
import type { BoardItem, LeadTemperature, SaleRequest } from '@girassol/shared-domain/contract';
import { boolean, mixed, number, object, string } from 'yup';
import { emptyNewCustomer, type NewCustomer, newCustomerSchema } from '../customers/form/customer-values';

/** The register form as it is filled in. */
export interface SaleValues {
  customerIs: 'existing' | 'new';
  customerId: string | null;
  newCustomer: NewCustomer;
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

const DAY_MS = 86_400_000;
const DEFAULT_VALIDITY_DAYS = 15;

/** An empty form. `validityDays` comes from the settings, 15 unless they say otherwise. */
export function emptySale({
  columnId,
  owner,
  validityDays,
  now,
}: {
  columnId: string | null;
  owner: string | null;
  validityDays: number;
  now: number;
}): SaleValues {
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
    inverterType: inverterTypes[0].value,
    distance: null,
    roofHight: null,
    coOwners: [],
  };
}

/** An item as the form shows it for editing. */
export function valuesOf(item: BoardItem, now: number): SaleValues {
  return {
    ...emptySale({
      columnId: item.kanbanData.column,
      owner: item.user?._id ?? 'manager',
      validityDays: DEFAULT_VALIDITY_DAYS,
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

/** What makes an item valid, in words a person can act on. `now` limits its dates. */
export function saleSchema(now: number, present: PresentDates = { validityDate: null, dueDate: null }) {
  const notPast = (kept: string | null) => ({
    name: 'date',
    message: 'Data inválida.',
    test: (date: string | null | undefined) =>
      Boolean(date) && (date === kept || isAllowedDate(date ?? '', { allows: 'future', now })),
  });
  const atMost = (most: number, message: string) => number().nullable().max(most, message);
  return object({
    customerId: string()
      .nullable()
      .when('customerIs', ([is], id) => (is === 'existing' ? id.required('Escolha o cliente.') : id)),
    newCustomer: mixed().when('customerIs', ([is], any) => (is === 'new' ? newCustomerSchema : any)),
    name: string()
      .test('required', 'Dê um nome.', (text = '') => isFilled(text))
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

const temperatureOf: Record<string, LeadTemperature> = { '0': 0, '1': 1, '2': 2 };

function ucTypeOf(text: string | null): UcType | null {
  return ucTypes.find((type) => type === text) ?? null;
}

type SharedFields = Omit<SaleRequest, 'vendor' | 'columnOrder'>;

/**
 * The fields that registering and editing share, as far as the board asks for them (boards-105, boards-106). What is not
 * asked is not sent: a new item has its default, an edited one keeps what it has.
 */
export function saleFieldsOf(values: SaleValues, kind: BoardKind): Partial<SharedFields> {
  const asked: { [F in ItemField]: Partial<SharedFields> } = {
    amount: { amount: values.amount ?? 0 },
    power: { power: values.power ?? 0 },
    ucType: { ucType: ucTypeOf(values.ucType) },
    leadTemperature: { leadTemperature: temperatureOf[values.leadTemperature] ?? -1 },
    dueDate: { dueDate: values.dueDate },
    validityDate: values.hasValidity && values.validityDate ? { validityDate: values.validityDate } : {},
    modsQtd: { modsQtd: values.modsQtd },
    invQtd: { invQtd: values.invQtd },
    inverterType: values.inverterType ? { inverterType: values.inverterType } : {},
    distance: { distance: values.distance },
    roofHight: { roofHight: values.roofHight },
    coOwners: { coOwners: values.coOwners.filter((userId) => userId !== values.owner) },
  };
  const named: Partial<SharedFields> = { type: kind, name: values.name.trim() };
  return Object.assign(named, ...boards[kind].fields.map((field) => asked[field]));
}

/** What registering sends. `columnOrder` is the 0-based order of the chosen column. */
export function saleRequestOf(
  values: SaleValues,
  { kind, columnOrder }: { kind: BoardKind; columnOrder: number },
): SaleRequest {
  return {
    type: kind,
    name: values.name.trim(),
    amount: 0,
    inverterType: inverterTypes[0].value,
    ...saleFieldsOf(values, kind),
    ...(values.owner && { vendor: values.owner }),
    columnOrder,
    proposal: null,
  };
}
