import { kitFixations, kitVoltages } from '../../catalogue/kit-options';
import { equipmentPropertyDefaults } from './equipment-property-defaults';
import type { ImportProperty } from './property';

/** Maximum numbers of modules, inverters and additional items in a row of kits (imports-019). */
export const MAX_IMPORTED_KIT_LINES = { modules: 5, inverters: 5, items: 25 } as const;

const voltageSynonyms: Record<string, string> = {
  ...Object.fromEntries(kitVoltages.map((option) => [option.replace(' ', '').toLowerCase(), option])),
  '127': '127 V',
  '110': '127 V',
  '110 v': '127 V',
  '110v': '127 V',
  '220': '220 V',
  '380': '380 V',
  '127/220': '127/220 V',
  '110/220': '127/220 V',
  '220/380': '220/380 V',
};

const fixationSynonyms: Record<string, string> = {
  ceramica: 'Cerâmico',
  'telha ceramica': 'Cerâmico',
  colonial: 'Cerâmico',
  'telha colonial': 'Cerâmico',
  trapezoidal: 'Metálico Trapezoidal',
  metalico: 'Metálico Trapezoidal',
  'telha metalica': 'Metálico Trapezoidal',
  'metalica trapezoidal': 'Metálico Trapezoidal',
  ondulado: 'Metálico Ondulado',
  ondulada: 'Metálico Ondulado',
  'metalica ondulada': 'Metálico Ondulado',
  fibromadeira: 'Fibrocimento',
  fibrometal: 'Fibrocimento',
  eternit: 'Fibrocimento',
  'telha fibrocimento': 'Fibrocimento',
  'laje plana': 'Laje',
  'estrutura de solo': 'Solo',
  sem: 'Sem Estrutura',
  nenhuma: 'Sem Estrutura',
  'mini trilho': 'Mini-Trilho',
  minitrilho: 'Mini-Trilho',
  garagem: 'Carport',
  zipada: 'Zipado',
};

const kitFields: readonly ImportProperty[] = [
  {
    ...equipmentPropertyDefaults.text,
    isRequired: true,
    name: 'fornecedor',
    label: 'Fornecedor',
    example: 'Aurora Distribuidora Solar',
    help: 'De quem o kit é comprado.',
  },
  {
    ...equipmentPropertyDefaults.money,
    isRequired: true,
    min: 0.01,
    name: 'valor',
    label: 'Valor do kit',
    example: '9.870,00',
    help: 'Preço do kit inteiro, em reais.',
  },
  {
    name: 'tensao_de_saida',
    label: 'Tensão de saída',
    kind: 'choice',
    isRequired: false,
    options: kitVoltages,
    optionSynonyms: voltageSynonyms,
    example: '220 V',
    help: `Uma destas: ${kitVoltages.join(', ')}.`,
  },
  {
    name: 'estrutura_de_fixacao',
    label: 'Estrutura de fixação',
    kind: 'choice',
    isRequired: false,
    options: kitFixations,
    optionSynonyms: fixationSynonyms,
    example: 'Cerâmico',
    help: `Uma destas: ${kitFixations.join(', ')}.`,
  },
];

/** A property of a group, without its number; examples are of the first group. */
type GroupField = Omit<ImportProperty, 'isRequired' | 'group'>;

const moduleFields: readonly GroupField[] = [
  {
    ...equipmentPropertyDefaults.text,
    isGroupKey: true,
    name: 'modelo',
    label: 'modelo',
    example: 'HX-550M',
    help: 'Modelo do módulo.',
  },
  {
    ...equipmentPropertyDefaults.text,
    isGroupKey: true,
    name: 'fabricante',
    label: 'fabricante',
    example: 'Helix Solar',
    help: 'Quem fabrica o módulo.',
  },
  {
    ...equipmentPropertyDefaults.modulePower,
    isGroupKey: true,
    name: 'potencia_em_watts',
    label: 'potência (Wp)',
    example: '550',
    help: 'Potência de pico de um módulo, em watts.',
  },
  {
    ...equipmentPropertyDefaults.quantity,
    isGroupKey: true,
    name: 'quantidade',
    label: 'quantidade',
    example: '10',
    help: 'Quantos destes módulos o kit tem.',
  },
  {
    ...equipmentPropertyDefaults.years,
    name: 'garantia_defeitos',
    label: 'garantia contra defeitos (anos)',
    example: '12',
    help: 'Garantia contra defeitos de fabricação, em anos.',
  },
  {
    ...equipmentPropertyDefaults.years,
    name: 'garantia_eficiencia',
    label: 'garantia de eficiência (anos)',
    example: '25',
    help: 'Garantia de eficiência, em anos.',
  },
  {
    ...equipmentPropertyDefaults.millimetres,
    name: 'comprimento_em_milimetros',
    label: 'comprimento (mm)',
    example: '2278',
    help: 'Comprimento de um módulo, em milímetros.',
  },
  {
    ...equipmentPropertyDefaults.millimetres,
    name: 'largura_em_milimetros',
    label: 'largura (mm)',
    example: '1134',
    help: 'Largura de um módulo, em milímetros.',
  },
  {
    ...equipmentPropertyDefaults.kilograms,
    name: 'peso_em_kg',
    label: 'peso (kg)',
    example: '27,5',
    help: 'Peso de um módulo, em quilogramas.',
  },
];

const inverterFields: readonly GroupField[] = [
  {
    ...equipmentPropertyDefaults.text,
    isGroupKey: true,
    name: 'modelo',
    label: 'modelo',
    example: 'SW-5000',
    help: 'Modelo do inversor.',
  },
  {
    ...equipmentPropertyDefaults.text,
    isGroupKey: true,
    name: 'fabricante',
    label: 'fabricante',
    example: 'Solwave',
    help: 'Quem fabrica o inversor.',
  },
  {
    ...equipmentPropertyDefaults.inverterPower,
    isGroupKey: true,
    name: 'potencia_em_watts',
    label: 'potência (W)',
    example: '5000',
    help: 'Potência de saída, em watts; abaixo de 100 vale como quilowatts.',
  },
  {
    ...equipmentPropertyDefaults.quantity,
    isGroupKey: true,
    name: 'quantidade',
    label: 'quantidade',
    example: '1',
    help: 'Quantos destes inversores o kit tem.',
  },
  {
    ...equipmentPropertyDefaults.years,
    name: 'garantia',
    label: 'garantia (anos)',
    example: '10',
    help: 'Garantia do inversor, em anos.',
  },
  {
    name: 'microinversor',
    label: 'microinversor',
    kind: 'yes-no',
    example: 'Não',
    help: 'Sim para microinversores; vazio vale não.',
  },
];

const itemFields: readonly GroupField[] = [
  {
    ...equipmentPropertyDefaults.text,
    maxLength: 120,
    isGroupKey: true,
    name: 'nome',
    label: 'nome',
    example: 'Cabo solar 6 mm² preto',
    help: 'Como o item adicional se chama.',
  },
  {
    ...equipmentPropertyDefaults.quantity,
    kind: 'number',
    min: 0.001,
    isGroupKey: true,
    name: 'quantidade',
    label: 'quantidade',
    example: '50',
    help: 'Quanto deste item o kit tem.',
  },
];

interface Groups {
  prefix: string;
  label: string;
  count: number;
  fields: readonly GroupField[];
  /** Does every kit need the first? */
  needsFirst: boolean;
}

const numbered = ({ prefix, label, count, fields, needsFirst }: Groups): ImportProperty[] =>
  Array.from({ length: count }, (_, index) => index + 1).flatMap((number) =>
    fields.map(({ isGroupKey = false, ...field }) => ({
      ...field,
      name: `${prefix}_${number}_${field.name}`,
      label: `${label} ${number}: ${field.label}`,
      isRequired: needsFirst && number === 1 && isGroupKey,
      group: `${prefix}_${number}`,
      isGroupKey,
      example: number === 1 ? field.example : '',
    })),
  );

/** Import properties of a kit (imports-018), groups numbered from 1: `modulo_2_quantidade`. */
export const kitProperties: readonly ImportProperty[] = [
  ...kitFields,
  ...numbered({
    prefix: 'modulo',
    label: 'Módulo',
    count: MAX_IMPORTED_KIT_LINES.modules,
    fields: moduleFields,
    needsFirst: true,
  }),
  ...numbered({
    prefix: 'inversor',
    label: 'Inversor',
    count: MAX_IMPORTED_KIT_LINES.inverters,
    fields: inverterFields,
    needsFirst: true,
  }),
  ...numbered({
    prefix: 'item',
    label: 'Item',
    count: MAX_IMPORTED_KIT_LINES.items,
    fields: itemFields,
    needsFirst: false,
  }),
];
