import { catalogueInverterTypes, inverterMonitoringTypes } from '../../catalogue/catalogue-kinds';
import { equipmentPropertyDefaults } from './equipment-property-defaults';
import type { ImportProperty } from './property';

/** Builds the stock and price properties of modules and inverters; those of equipment have a prefix. */
const buildStockProperties = (prefix = ''): ImportProperty[] => [
  {
    ...equipmentPropertyDefaults.stock,
    name: `${prefix}estoque`,
    label: 'Estoque',
    example: '40',
    help: 'Quantas unidades há em estoque.',
  },
  {
    ...equipmentPropertyDefaults.money,
    name: `${prefix}valor_unitario`,
    label: 'Valor unitário',
    example: '690,00',
    help: 'Preço de uma unidade, em reais.',
  },
];

/** Import properties of a module (imports-024). */
export const moduleProperties: readonly ImportProperty[] = [
  {
    ...equipmentPropertyDefaults.text,
    isRequired: true,
    name: 'modulo_modelo',
    label: 'Modelo do módulo',
    example: 'HX-550M',
    help: 'Modelo, como o fabricante o chama.',
  },
  {
    ...equipmentPropertyDefaults.text,
    isRequired: true,
    name: 'modulo_fabricante',
    label: 'Fabricante do módulo',
    example: 'Helix Solar',
    help: 'Quem fabrica o módulo.',
  },
  {
    ...equipmentPropertyDefaults.modulePower,
    isRequired: true,
    name: 'modulo_potencia_em_watts',
    label: 'Potência do módulo (Wp)',
    example: '550',
    help: 'Potência de pico de um módulo, em watts.',
  },
  {
    ...equipmentPropertyDefaults.years,
    name: 'garantia_defeito',
    label: 'Garantia contra defeitos (anos)',
    example: '12',
    help: 'Garantia contra defeitos de fabricação, em anos.',
  },
  {
    ...equipmentPropertyDefaults.years,
    name: 'garantia_eficiencia',
    label: 'Garantia de eficiência (anos)',
    example: '25',
    help: 'Garantia de eficiência, em anos.',
  },
  {
    ...equipmentPropertyDefaults.kilograms,
    name: 'peso_em_kg',
    label: 'Peso (kg)',
    example: '27,5',
    help: 'Peso de um módulo, em quilogramas.',
  },
  {
    ...equipmentPropertyDefaults.millimetres,
    name: 'comprimento_em_milimetros',
    label: 'Comprimento (mm)',
    example: '2278',
    help: 'Comprimento de um módulo, em milímetros.',
  },
  {
    ...equipmentPropertyDefaults.millimetres,
    name: 'largura_em_milimetros',
    label: 'Largura (mm)',
    example: '1134',
    help: 'Largura de um módulo, em milímetros.',
  },
  ...buildStockProperties(),
];

/** Kinds of inverter as price lists write them, in plain text. */
const [stringInverter, microinverter] = catalogueInverterTypes;
const topologySynonyms: Record<string, string> = {
  string: stringInverter.label,
  inversor: stringInverter.label,
  'inversor string': stringInverter.label,
  inverter: stringInverter.label,
  'string inverter': stringInverter.label,
  micro: microinverter.label,
  'micro inversor': microinverter.label,
  'micro-inversor': microinverter.label,
  microinverter: microinverter.label,
};

/** Import properties of an inverter (imports-022). */
export const inverterProperties: readonly ImportProperty[] = [
  {
    ...equipmentPropertyDefaults.text,
    isRequired: true,
    name: 'inversor_modelo',
    label: 'Modelo do inversor',
    example: 'SW-5000',
    help: 'Modelo, como o fabricante o chama.',
  },
  {
    ...equipmentPropertyDefaults.text,
    isRequired: true,
    name: 'inversor_fabricante',
    label: 'Fabricante do inversor',
    example: 'Solwave',
    help: 'Quem fabrica o inversor.',
  },
  {
    ...equipmentPropertyDefaults.inverterPower,
    isRequired: true,
    name: 'inversor_potencia_em_watts',
    label: 'Potência do inversor (W)',
    example: '5000',
    help: 'Potência de saída, em watts; abaixo de 100 vale como quilowatts.',
  },
  {
    ...equipmentPropertyDefaults.years,
    name: 'inversor_garantia',
    label: 'Garantia (anos)',
    example: '10',
    help: 'Garantia do inversor, em anos.',
  },
  {
    name: 'monitoramento',
    label: 'Monitoramento',
    kind: 'choice',
    isRequired: false,
    options: inverterMonitoringTypes,
    optionSynonyms: {
      wifi: 'Wi-Fi',
      'wi fi': 'Wi-Fi',
      sim: 'Wi-Fi',
      '3g': '4g',
      nao: 'Nenhum',
      sem: 'Nenhum',
    },
    example: inverterMonitoringTypes[0],
    help: `Um destes: ${inverterMonitoringTypes.join(', ')}.`,
  },
  {
    name: 'tensao',
    label: 'Tensão (V)',
    kind: 'integer',
    isRequired: false,
    min: 0,
    max: 99_999,
    unit: 'V',
    example: '220',
    help: 'Tensão de saída, em volts.',
  },
  {
    name: 'topologia',
    label: 'Topologia',
    kind: 'choice',
    isRequired: false,
    options: catalogueInverterTypes.map(({ label }) => label),
    optionSynonyms: topologySynonyms,
    example: stringInverter.label,
    help: `Um destes: ${catalogueInverterTypes.map(({ label }) => label).join(', ')}.`,
  },
  ...buildStockProperties(),
];

/** Import properties of complementary equipment (imports-023). */
export const equipmentProperties: readonly ImportProperty[] = [
  {
    ...equipmentPropertyDefaults.text,
    isRequired: true,
    maxLength: 120,
    name: 'item_nome',
    label: 'Nome do item',
    example: 'Cabo solar 6 mm² preto',
    help: 'Como o equipamento se chama.',
  },
  {
    ...equipmentPropertyDefaults.text,
    name: 'item_fabricante',
    label: 'Fabricante do item',
    example: 'Fioluz',
    help: 'Quem fabrica o equipamento.',
  },
  {
    ...equipmentPropertyDefaults.text,
    maxLength: 500,
    name: 'item_detalhe',
    label: 'Detalhe do item',
    example: 'Rolo de 100 m',
    help: 'O que mais distingue o equipamento.',
  },
  ...buildStockProperties('item_'),
];
