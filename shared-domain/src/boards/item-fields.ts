import type { LeadTemperature } from '../contract/schemas';
import { computeFingerprint } from '../fingerprint';
import { formatDate } from '../formats/dates';
import { formatMoney, formatNumber, formatPower } from '../formats/numbers';
import { getItemInverterTypeLabel } from './inverter-types';
import { leadTemperatures } from './temperatures';
import type { ConsumerUnitType } from './uc-types';

/** Values of an item that people edit one by one, in place. An item of the contract has all of them. */
export interface ItemFieldValues {
  name: string;
  /** R$ */
  amount: number;
  /** kWp */
  power: number;
  ucType: ConsumerUnitType | null;
  leadTemperature: LeadTemperature;
  dueDate: string | null;
  validityDate: string | null;
  modsQtd: number | null;
  invQtd: number | null;
  inverterType: string;
  /** km */
  distance: number | null;
  /** m */
  roofHight: number | null;
}

export type EditableItemField = keyof ItemFieldValues;

interface ItemFieldDescription<Value> {
  label: string;
  /** Returns the value as people read it; empty where nothing was registered. */
  format: (value: Value) => string;
}

const formatCount = (value: number | null) => (value === null ? '' : formatNumber(value, 0));
const formatMeasure = (unit: string) => (value: number | null) =>
  value === null ? '' : `${formatNumber(value, 2)} ${unit}`;
const formatDay = (day: string | null) => (day === null ? '' : formatDate(day));
const formatTemperature = (temperature: LeadTemperature) =>
  leadTemperatures.find(({ value }) => value === temperature)?.label ?? '';

const descriptions: { [F in EditableItemField]: ItemFieldDescription<ItemFieldValues[F]> } = {
  name: { label: 'Nome', format: (name) => name },
  amount: { label: 'Valor', format: formatMoney },
  power: { label: 'Potência', format: formatPower },
  ucType: { label: 'Tipo de UC', format: (type) => type ?? '' },
  leadTemperature: { label: 'Temperatura', format: formatTemperature },
  dueDate: { label: 'Prazo', format: formatDay },
  validityDate: { label: 'Validade', format: formatDay },
  modsQtd: { label: 'Módulos', format: formatCount },
  invQtd: { label: 'Inversores', format: formatCount },
  inverterType: { label: 'Tipo de inversor', format: getItemInverterTypeLabel },
  distance: { label: 'Distância', format: formatMeasure('km') },
  roofHight: { label: 'Altura do telhado', format: formatMeasure('m') },
};

/** Returns true for the name of a field that is edited in place. */
export const isEditableItemField = (field: string): field is EditableItemField =>
  Object.hasOwn(descriptions, field);

/** Returns the Portuguese name of a field of an item. */
export const getItemFieldLabel = (field: EditableItemField): string => descriptions[field].label;

/** Formats the value of a field of an item; an empty string where nothing was registered. */
export const formatItemField = <F extends EditableItemField>(
  item: Pick<ItemFieldValues, F>,
  field: F,
): string => descriptions[field].format(item[field]);

/** Describes a field with its value: "Potência: 5,40 kWp". */
export const describeItemField = <F extends EditableItemField>(
  item: Pick<ItemFieldValues, F>,
  field: F,
): string => `${getItemFieldLabel(field)}: ${formatItemField(item, field) || 'não informado'}`;

/** Returns the version of some fields of an item: the same values have the same version, whoever wrote them. */
export const computeItemFieldsVersion = (
  item: ItemFieldValues,
  fields: readonly EditableItemField[],
): string => computeFingerprint(JSON.stringify(fields.toSorted().map((field) => [field, item[field]])));
