import {
  type CatalogueKind,
  catalogueInverterTypes,
  formatMoney,
  formatNumber,
  inverterMonitoringTypes,
} from '@girassol/shared-domain';
import type { CatalogueItem } from '@girassol/shared-domain/contract';
import type { UsualKind } from '../usual-values/usual-ranges';
import type { CatalogueItemFormValues } from './form/item-values';

type ValueName = keyof CatalogueItemFormValues;

interface FieldBase {
  name: ValueName;
  label: string;
  isRequired?: true;
  help?: string;
  isWide?: true;
}

/** Field of the form of a catalogue item: label, input, and limits or unit. */
export type CatalogueField =
  | (FieldBase & { input: 'text' | 'area'; longest: number })
  | (FieldBase & { input: 'digits'; unit: string })
  | (FieldBase & { input: 'number'; unit?: string; decimals: number; usual?: UsualKind })
  | (FieldBase & { input: 'money' })
  | (FieldBase & { input: 'choice'; options: readonly { value: string; label: string }[] });

/** Section of a catalogue form: title, explaining text and fields. */
export interface CatalogueSection {
  title: string;
  text: string;
  fields: CatalogueField[];
}

/** Labels, columns and fields of one of the three catalogues, which share their screens. */
export interface CatalogueDefinition {
  /** Module, modules. */
  one: string;
  many: string;
  columns: { title: string; text: (item: CatalogueItem) => string }[];
  search: string;
  sections: CatalogueSection[];
}

const years = { input: 'number', unit: 'anos', decimals: 0 } as const;
const manufacturerField: CatalogueField = {
  name: 'manufacturer',
  label: 'Fabricante',
  input: 'text',
  longest: 80,
  isRequired: true,
};
const modelField: CatalogueField = {
  name: 'name',
  label: 'Modelo',
  input: 'text',
  longest: 80,
  isRequired: true,
};

const buying: CatalogueSection = {
  title: 'Compra e estoque',
  text: 'O preço de uma unidade entra sozinho nos kits.',
  fields: [
    { name: 'price', label: 'Preço unitário', input: 'money' },
    { name: 'stock', label: 'Estoque', input: 'number', unit: 'un.', decimals: 0 },
  ],
};

const powerText = (item: CatalogueItem, unit: string, watts = 1): string =>
  'power' in item ? `${formatNumber(item.power / watts, watts === 1 ? 0 : 2)} ${unit}` : '';

const yearsText = (value: number): string => (value > 0 ? `${value} ${value === 1 ? 'ano' : 'anos'}` : '');

const price = {
  title: 'Preço',
  text: (item: CatalogueItem) => (item.price > 0 ? formatMoney(item.price) : ''),
};
const stock = { title: 'Estoque', text: (item: CatalogueItem) => formatNumber(item.stock, 0) };

export const catalogueDefinitions: Record<CatalogueKind, CatalogueDefinition> = {
  modules: {
    one: 'módulo',
    many: 'módulos',
    search: 'Buscar modelo, fabricante ou potência',
    columns: [
      { title: 'Potência', text: (item) => powerText(item, 'Wp') },
      {
        title: 'Garantia',
        text: (item) => ('warrantyEfficiency' in item ? yearsText(item.warrantyEfficiency) : ''),
      },
      stock,
      price,
    ],
    sections: [
      {
        title: 'Módulo',
        text: 'Como aparece nos kits e nas propostas.',
        fields: [
          manufacturerField,
          modelField,
          {
            name: 'power',
            label: 'Potência',
            input: 'number',
            unit: 'Wp',
            decimals: 1,
            usual: 'modulePower',
            isRequired: true,
          },
        ],
      },
      {
        title: 'Garantias e medidas',
        text: 'Com elas a proposta diz a área e o peso sobre o telhado.',
        fields: [
          { name: 'warrantyDefect', label: 'Garantia contra defeitos', ...years },
          { name: 'warrantyEfficiency', label: 'Garantia de eficiência', ...years },
          { name: 'mLength', label: 'Comprimento', input: 'number', unit: 'mm', decimals: 0 },
          { name: 'width', label: 'Largura', input: 'number', unit: 'mm', decimals: 0 },
          { name: 'weight', label: 'Peso', input: 'number', unit: 'kg', decimals: 1 },
        ],
      },
      buying,
    ],
  },
  inverters: {
    one: 'inversor',
    many: 'inversores',
    search: 'Buscar modelo, fabricante ou potência',
    columns: [
      { title: 'Potência', text: (item) => powerText(item, 'kW', 1_000) },
      {
        title: 'Tipo',
        text: (item) =>
          'monitoring' in item
            ? (catalogueInverterTypes.find(({ value }) => value === item.type)?.label ?? '')
            : '',
      },
      { title: 'Tensão', text: (item) => ('voltage' in item && item.voltage ? `${item.voltage} V` : '') },
      stock,
      price,
    ],
    sections: [
      {
        title: 'Inversor',
        text: 'Como aparece nos kits e nas propostas.',
        fields: [
          manufacturerField,
          modelField,
          {
            name: 'power',
            label: 'Potência',
            input: 'number',
            unit: 'W',
            decimals: 2,
            usual: 'inverterPower',
            isRequired: true,
            help: 'Abaixo de 100 entendemos kW: 8 vira 8.000 W.',
          },
          { name: 'type', label: 'Tipo', input: 'choice', options: catalogueInverterTypes },
        ],
      },
      {
        title: 'Ligação e garantia',
        text: 'O que o instalador e o cliente perguntam.',
        fields: [
          { name: 'voltage', label: 'Tensão', input: 'digits', unit: 'V' },
          {
            name: 'monitoring',
            label: 'Monitoramento',
            input: 'choice',
            options: inverterMonitoringTypes.map((value) => ({ value, label: value })),
          },
          { name: 'warranty', label: 'Garantia', ...years },
        ],
      },
      buying,
    ],
  },
  equipaments: {
    one: 'equipamento',
    many: 'equipamentos',
    search: 'Buscar item, fabricante ou detalhe',
    columns: [{ title: 'Detalhe', text: (item) => ('detail' in item ? item.detail : '') }, stock, price],
    sections: [
      {
        title: 'Equipamento',
        text: 'Estruturas, cabos, proteções e tudo o mais que entra no kit.',
        fields: [
          { name: 'name', label: 'Item', input: 'text', longest: 120, isRequired: true },
          { name: 'manufacturer', label: 'Fabricante', input: 'text', longest: 80 },
          { name: 'detail', label: 'Detalhe', input: 'area', longest: 500, isWide: true },
        ],
      },
      buying,
    ],
  },
};

/**
 * Returns the name of a catalogue item: the model of a module or inverter, or the description of other
 * equipment.
 */
export const getCatalogueItemName = (item: CatalogueItem): string =>
  'item' in item ? item.item : item.model;

/** Capitalizes a label for use as a title, for example `Módulos`. */
export const capitalizeLabel = (words: string): string =>
  words.charAt(0).toLocaleUpperCase('pt-BR') + words.slice(1);
