import type { AdditionalItemLine, InverterLine, PvModuleLine } from '../contract/proposal-equipment';
import { formatNumber, formatPower } from '../formats/numbers';
import { toInverterWatts } from '../proposals/equipment-figures';
import type { ProposalDocumentSource } from './proposal-source';
import {
  createRepeatedTagFamily,
  createTagFamily,
  formatIfKnown,
  nullIfBlank,
  type TemplateTagFamily,
} from './template-fields';

const inverterKindLabels: Record<InverterLine['type'], string> = {
  'string inverter': 'Inversor de String',
  microinverter: 'Microinversor',
};

/** Quantities come whole or with decimals: `12`, `2,5`. */
const counted = (value: number) => formatNumber(value, Number.isInteger(value) ? 0 : 2);
const years = (value: number) => (value === 0 ? null : `${counted(value)} ${value === 1 ? 'ano' : 'anos'}`);
/** Nothing was said about what is zero. */
const positive = (value: number | undefined, format: (value: number) => string) =>
  value ? format(value) : null;

/** Tags of a proposal's second step: the system and its components. */
export const equipmentTagFamilies: TemplateTagFamily<ProposalDocumentSource>[] = [
  createTagFamily<ProposalDocumentSource>({
    title: 'Sistema',
    mendedAt: 'kit',
    fields: [
      {
        tag: 'sistema_potencia',
        label: 'Potência',
        sample: '5,50 kWp',
        getText: ({ proposal }) => formatIfKnown(proposal.realSystemData?.power, formatPower),
      },
      {
        tag: 'sistema_modulos',
        label: 'Quantidade de módulos',
        sample: '10',
        getText: ({ proposal: { pvModuleData } }) =>
          formatIfKnown(
            pvModuleData?.reduce((count, { quantity }) => count + quantity, 0),
            counted,
          ),
      },
      {
        tag: 'sistema_inversores',
        label: 'Quantidade de inversores',
        sample: '1',
        getText: ({ proposal: { inverterData } }) =>
          formatIfKnown(
            inverterData?.reduce((count, { iQuantity }) => count + iQuantity, 0),
            counted,
          ),
      },
      {
        tag: 'sistema_area',
        label: 'Área mínima',
        sample: '25,8 m²',
        getText: ({ proposal }) =>
          positive(proposal.realSystemData?.minArea, (area) => `${formatNumber(area, 1)} m²`),
      },
      {
        tag: 'sistema_peso',
        label: 'Peso distribuído',
        sample: '11,1 kg/m²',
        getText: ({ proposal }) =>
          positive(
            proposal.realSystemData?.distributedWeight,
            (weight) => `${formatNumber(weight, 1)} kg/m²`,
          ),
      },
      {
        tag: 'sistema_fixacao',
        label: 'Estrutura de fixação',
        sample: 'Telhado cerâmico',
        getText: ({ proposal }) => nullIfBlank(proposal.realSystemData?.kitFixation),
      },
      {
        tag: 'sistema_fornecedor',
        label: 'Fornecedor do kit',
        sample: 'Distribuidora Sul',
        getText: ({ proposal }) => nullIfBlank(proposal.realSystemData?.supplier),
      },
      {
        tag: 'sistema_descricao',
        label: 'Sobre os equipamentos',
        sample: 'Módulos de alta eficiência.',
        getText: ({ proposal }) => nullIfBlank(proposal.aboutTheEquipament),
      },
    ],
  }),
  createRepeatedTagFamily({
    title: 'Módulos',
    mendedAt: 'kit',
    loop: 'modulos',
    getLines: ({ proposal }: ProposalDocumentSource): readonly PvModuleLine[] => proposal.pvModuleData ?? [],
    fields: [
      {
        tag: 'modulo_fabricante',
        label: 'Fabricante',
        sample: 'Canadian Solar',
        getText: ({ manufacturer }) => manufacturer,
      },
      { tag: 'modulo_modelo', label: 'Modelo', sample: 'HiKu6', getText: ({ model }) => nullIfBlank(model) },
      {
        tag: 'modulo_potencia',
        label: 'Potência de cada um',
        sample: '550 Wp',
        getText: ({ power }) => `${counted(power)} Wp`,
      },
      {
        tag: 'modulo_quantidade',
        label: 'Quantidade',
        sample: '10',
        getText: ({ quantity }) => counted(quantity),
      },
      {
        tag: 'modulo_garantia',
        label: 'Garantia contra defeitos',
        sample: '12 anos',
        getText: ({ warrantyDefect }) => years(warrantyDefect),
      },
      {
        tag: 'modulo_garantia_eficiencia',
        label: 'Garantia de eficiência',
        sample: '25 anos',
        getText: ({ warrantyEfficiency }) => years(warrantyEfficiency),
      },
    ],
  }),
  createRepeatedTagFamily({
    title: 'Inversores',
    mendedAt: 'kit',
    loop: 'inversores',
    getLines: ({ proposal }: ProposalDocumentSource): readonly InverterLine[] => proposal.inverterData ?? [],
    fields: [
      {
        tag: 'inversor_fabricante',
        label: 'Fabricante',
        sample: 'Growatt',
        getText: ({ iManufacturer }) => iManufacturer,
      },
      {
        tag: 'inversor_modelo',
        label: 'Modelo',
        sample: 'MIN 5000',
        getText: ({ iModel }) => nullIfBlank(iModel),
      },
      {
        tag: 'inversor_tipo',
        label: 'Tipo',
        sample: 'Inversor de String',
        getText: ({ type }) => inverterKindLabels[type],
      },
      {
        tag: 'inversor_potencia',
        label: 'Potência de cada um',
        sample: '5 kW',
        getText: ({ iPower }) => `${counted(toInverterWatts(iPower) / 1000)} kW`,
      },
      {
        tag: 'inversor_quantidade',
        label: 'Quantidade',
        sample: '1',
        getText: ({ iQuantity }) => counted(iQuantity),
      },
      {
        tag: 'inversor_garantia',
        label: 'Garantia',
        sample: '10 anos',
        getText: ({ iWarranty }) => years(iWarranty),
      },
      {
        tag: 'inversor_monitoramento',
        label: 'Monitoramento',
        sample: 'Wi-Fi',
        getText: ({ iMonitoring }) => iMonitoring,
      },
    ],
  }),
  createRepeatedTagFamily({
    title: 'Itens adicionais',
    mendedAt: 'kit',
    loop: 'itens',
    getLines: ({ proposal }: ProposalDocumentSource): readonly AdditionalItemLine[] =>
      proposal.additionalItems ?? [],
    fields: [
      { tag: 'item_nome', label: 'Item', sample: 'String box', getText: ({ item }) => item },
      {
        tag: 'item_quantidade',
        label: 'Quantidade',
        sample: '1',
        getText: ({ quantity }) => counted(quantity),
      },
      {
        tag: 'item_fabricante',
        label: 'Fabricante',
        sample: 'Clamper',
        getText: ({ manufacter }) => nullIfBlank(manufacter),
      },
      {
        tag: 'item_detalhe',
        label: 'Detalhe',
        sample: 'Proteção CC e CA',
        getText: ({ detail }) => nullIfBlank(detail),
      },
    ],
  }),
];
