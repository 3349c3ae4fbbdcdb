import type { KitStepValues } from './kit-step-values';

/** Labels of the fields of the kit step where its values are written as text. */
export const kitFieldLabels: Readonly<Record<string, string>> = {
  manufacturer: 'Módulo, fabricante',
  model: 'Modelo',
  power: 'Potência (Wp)',
  quantity: 'Quantidade',
  weight: 'Peso (kg)',
  mLength: 'Comprimento (mm)',
  width: 'Largura (mm)',
  warrantyDefect: 'Garantia contra defeitos (anos)',
  warrantyEfficiency: 'Garantia de eficiência (anos)',
  iManufacturer: 'Inversor, fabricante',
  iModel: 'Modelo',
  iPower: 'Potência (W)',
  iQuantity: 'Quantidade',
  iMonitoring: 'Monitoramento',
  iWarranty: 'Garantia (anos)',
  item: 'Item',
  manufacter: 'Fabricante',
  detail: 'Detalhe',
  kitPrice: 'Preço do kit',
  kitSupplier: 'Fornecedor',
  otherSupplier: 'Nome do fornecedor',
  kitVoltage: 'Tensão',
  kitFixation: 'Fixação',
  aboutTheEquipament: 'Sobre os equipamentos',
};

/** Nouns of the repeated lines of the kit form, by the name of their list in the form's values. */
const lineNames = { pvModuleData: 'Módulo', inverterData: 'Inversor', additionalItems: 'Item' } as const;

/**
 * Returns the labels of the fields of the kit form's lines by form path, for the validation summary "O QUE HÁ DE ERRADO?":
 * `Módulo 1: potência (Wp)`.
 */
export function getKitFieldLabels(values: KitStepValues): Record<string, string> {
  const lists = Object.entries(lineNames) as [keyof typeof lineNames, string][]; // the keys of the object above
  return Object.fromEntries(
    lists.flatMap(([list, name]) =>
      values[list].flatMap((line, index) =>
        Object.keys(line).flatMap((field) => {
          const label = kitFieldLabels[field];
          return label
            ? [[`${list}.${index}.${field}`, `${name} ${index + 1}: ${formatFieldName(label)}`]]
            : [];
        }),
      ),
    ),
  );
}

/** `Módulo, fabricante` is `fabricante`, `Garantia (anos)` is `garantia (anos)`. */
const formatFieldName = (label: string): string => {
  const [, field = label] = label.split(', ');
  return field.charAt(0).toLocaleLowerCase('pt-BR') + field.slice(1);
};
