import {
  type BoardKind,
  isAllowedDate,
  isFilled,
  toIsoDate,
  type UcType,
  ucTypes,
} from '@girassol/shared-domain';
import type { BoardItem, LeadTemperature, SaleRequest } from '@girassol/shared-domain/contract';
import { boolean, mixed, number, object, string } from 'yup';
import { emptyCustomer, type NewCustomer, newCustomerSchema } from '../customers/new-customer';

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
    newCustomer: emptyCustomer,
    name: '',
    amount: null,
    power: null,
    ucType: null,
    leadTemperature: '-1',
    columnId,
    owner,
    hasValidity: false,
    validityDate: toIsoDate(now + validityDays * DAY_MS),
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
    hasValidity: item.validityDate !== null,
    ...(item.validityDate !== null && { validityDate: item.validityDate }),
  };
}

/**
 * What makes a sale valid, in words a person can act on. `now` limits the validity date; the date that an item has
 * already may stay, even when it is past.
 */
export function saleSchema(now: number, present: string | null = null) {
  const notPast = {
    name: 'date',
    message: 'Data inválida.',
    test: (date: string | null | undefined) =>
      Boolean(date) && (date === present || isAllowedDate(date ?? '', { allows: 'future', now })),
  };
  return object({
    customerId: string()
      .nullable()
      .when('customerIs', ([is], id) => (is === 'existing' ? id.required('Escolha o cliente.') : id)),
    newCustomer: mixed().when('customerIs', ([is], any) => (is === 'new' ? newCustomerSchema : any)),
    name: string()
      .test('required', 'Dê um nome.', (text = '') => isFilled(text))
      .max(120, 'Use no máximo 120 letras.'),
    amount: number().nullable().max(9_999_999_999.99, 'Valor alto demais.'),
    power: number().nullable().max(100_000, 'Potência alta demais.'),
    columnId: string().nullable().required('Escolha a coluna.'),
    owner: string().nullable().required('Escolha o responsável.'),
    hasValidity: boolean(),
    validityDate: string()
      .nullable()
      .when('hasValidity', ([hasValidity], date) => (hasValidity ? date.test(notPast) : date)),
  });
}

const temperatureOf: Record<string, LeadTemperature> = { '0': 0, '1': 1, '2': 2 };

function ucTypeOf(text: string | null): UcType | null {
  return ucTypes.find((type) => type === text) ?? null;
}

/** The fields that registering and editing share (boards-105, boards-106). */
export function saleFieldsOf(
  values: SaleValues,
  kind: BoardKind,
): Omit<SaleRequest, 'vendor' | 'columnOrder'> {
  return {
    type: kind,
    name: values.name.trim(),
    amount: values.amount ?? 0,
    power: values.power ?? 0,
    ucType: ucTypeOf(values.ucType),
    leadTemperature: temperatureOf[values.leadTemperature] ?? -1,
    ...(values.hasValidity && values.validityDate && { validityDate: values.validityDate }),
  };
}

/** What registering sends. `columnOrder` is the 0-based order of the chosen column. */
export function saleRequestOf(
  values: SaleValues,
  { kind, columnOrder }: { kind: BoardKind; columnOrder: number },
): SaleRequest {
  return {
    ...saleFieldsOf(values, kind),
    ...(values.owner && { vendor: values.owner }),
    columnOrder,
    proposal: null,
    inverterType: 'String',
  };
}
