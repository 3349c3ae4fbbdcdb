import type { AdditionalItemLine, InverterLine, PvModuleLine } from '../contract/proposal-equipment';
import { formatNumber, formatPower } from '../formats/numbers';
import { inverterWatts } from '../proposals/equipment-figures';
import type { ProposalSource } from './proposal-fields';
import { fieldFamily, known, loopFamily, measured, type TemplateFamily } from './template-fields';

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

/** What the second step asks for: the system, and what it is made of. */
export const equipmentFamilies: TemplateFamily<ProposalSource>[] = [
  fieldFamily<ProposalSource>({
    title: 'Sistema',
    mendedAt: 'kit',
    fields: [
      {
        tag: 'sistema_potencia',
        label: 'Potência',
        sample: '5,50 kWp',
        textOf: ({ proposal }) => measured(proposal.realSystemData?.power, formatPower),
      },
      {
        tag: 'sistema_modulos',
        label: 'Quantidade de módulos',
        sample: '10',
        textOf: ({ proposal: { pvModuleData } }) =>
          measured(
            pvModuleData?.reduce((count, { quantity }) => count + quantity, 0),
            counted,
          ),
      },
      {
        tag: 'sistema_inversores',
        label: 'Quantidade de inversores',
        sample: '1',
        textOf: ({ proposal: { inverterData } }) =>
          measured(
            inverterData?.reduce((count, { iQuantity }) => count + iQuantity, 0),
            counted,
          ),
      },
      {
        tag: 'sistema_area',
        label: 'Área mínima',
        sample: '25,8 m²',
        textOf: ({ proposal }) =>
          positive(proposal.realSystemData?.minArea, (area) => `${formatNumber(area, 1)} m²`),
      },
      {
        tag: 'sistema_peso',
        label: 'Peso distribuído',
        sample: '11,1 kg/m²',
        textOf: ({ proposal }) =>
          positive(
            proposal.realSystemData?.distributedWeight,
            (weight) => `${formatNumber(weight, 1)} kg/m²`,
          ),
      },
      {
        tag: 'sistema_fixacao',
        label: 'Estrutura de fixação',
        sample: 'Telhado cerâmico',
        textOf: ({ proposal }) => known(proposal.realSystemData?.kitFixation),
      },
      {
        tag: 'sistema_fornecedor',
        label: 'Fornecedor do kit',
        sample: 'Distribuidora Sul',
        textOf: ({ proposal }) => known(proposal.realSystemData?.supplier),
      },
      {
        tag: 'sistema_descricao',
        label: 'Sobre os equipamentos',
        sample: 'Módulos de alta eficiência.',
        textOf: ({ proposal }) => known(proposal.aboutTheEquipament),
      },
    ],
  }),
  loopFamily({
    title: 'Módulos',
    mendedAt: 'kit',
    loop: 'modulos',
    linesOf: ({ proposal }: ProposalSource): readonly PvModuleLine[] => proposal.pvModuleData ?? [],
    fields: [
      {
        tag: 'modulo_fabricante',
        label: 'Fabricante',
        sample: 'Canadian Solar',
        textOf: ({ manufacturer }) => manufacturer,
      },
      { tag: 'modulo_modelo', label: 'Modelo', sample: 'HiKu6', textOf: ({ model }) => known(model) },
      {
        tag: 'modulo_potencia',
        label: 'Potência de cada um',
        sample: '550 Wp',
        textOf: ({ power }) => `${counted(power)} Wp`,
      },
      {
        tag: 'modulo_quantidade',
        label: 'Quantidade',
        sample: '10',
        textOf: ({ quantity }) => counted(quantity),
      },
      {
        tag: 'modulo_garantia',
        label: 'Garantia contra defeitos',
        sample: '12 anos',
        textOf: ({ warrantyDefect }) => years(warrantyDefect),
      },
      {
        tag: 'modulo_garantia_eficiencia',
        label: 'Garantia de eficiência',
        sample: '25 anos',
        textOf: ({ warrantyEfficiency }) => years(warrantyEfficiency),
      },
    ],
  }),
  loopFamily({
    title: 'Inversores',
    mendedAt: 'kit',
    loop: 'inversores',
    linesOf: ({ proposal }: ProposalSource): readonly InverterLine[] => proposal.inverterData ?? [],
    fields: [
      {
        tag: 'inversor_fabricante',
        label: 'Fabricante',
        sample: 'Growatt',
        textOf: ({ iManufacturer }) => iManufacturer,
      },
      {
        tag: 'inversor_modelo',
        label: 'Modelo',
        sample: 'MIN 5000',
        textOf: ({ iModel }) => known(iModel),
      },
      {
        tag: 'inversor_tipo',
        label: 'Tipo',
        sample: 'Inversor de String',
        textOf: ({ type }) => inverterKindLabels[type],
      },
      {
        tag: 'inversor_potencia',
        label: 'Potência de cada um',
        sample: '5 kW',
        textOf: ({ iPower }) => `${counted(inverterWatts(iPower) / 1000)} kW`,
      },
      {
        tag: 'inversor_quantidade',
        label: 'Quantidade',
        sample: '1',
        textOf: ({ iQuantity }) => counted(iQuantity),
      },
      {
        tag: 'inversor_garantia',
        label: 'Garantia',
        sample: '10 anos',
        textOf: ({ iWarranty }) => years(iWarranty),
      },
      {
        tag: 'inversor_monitoramento',
        label: 'Monitoramento',
        sample: 'Wi-Fi',
        textOf: ({ iMonitoring }) => iMonitoring,
      },
    ],
  }),
  loopFamily({
    title: 'Itens adicionais',
    mendedAt: 'kit',
    loop: 'itens',
    linesOf: ({ proposal }: ProposalSource): readonly AdditionalItemLine[] => proposal.additionalItems ?? [],
    fields: [
      { tag: 'item_nome', label: 'Item', sample: 'String box', textOf: ({ item }) => item },
      {
        tag: 'item_quantidade',
        label: 'Quantidade',
        sample: '1',
        textOf: ({ quantity }) => counted(quantity),
      },
      {
        tag: 'item_fabricante',
        label: 'Fabricante',
        sample: 'Clamper',
        textOf: ({ manufacter }) => known(manufacter),
      },
      {
        tag: 'item_detalhe',
        label: 'Detalhe',
        sample: 'Proteção CC e CA',
        textOf: ({ detail }) => known(detail),
      },
    ],
  }),
];
