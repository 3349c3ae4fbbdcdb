import { inverterTypeLabel } from '../boards/inverter-types';
import { lineTotal, serviceTypeLabels } from '../boards/service-lines';
import type { AfterSalesLine } from '../contract/after-sales';
import type { BoardItem } from '../contract/kanbans';
import { formatMoney, formatNumber } from '../formats/numbers';
import { known, measured, type TemplateField } from './template-fields';

const whole = (value: number) => formatNumber(value, 0);

/** Where an item is built. */
export const workFields: TemplateField<BoardItem>[] = [
  {
    tag: 'obra_endereco',
    label: 'Endereço da obra',
    sample: 'Rua das Palmeiras, 120',
    textOf: ({ workAddress }) => known(workAddress),
  },
  {
    tag: 'obra_cidade',
    label: 'Cidade da obra',
    sample: 'Blumenau',
    textOf: ({ workCity }) => known(workCity),
  },
];

/** What is known of the system without a proposal. */
export const systemFields: TemplateField<BoardItem>[] = [
  {
    tag: 'sistema_potencia',
    label: 'Potência do sistema, kWp',
    sample: '5,40',
    textOf: ({ power }) => (power === 0 ? null : formatNumber(power)),
  },
  {
    tag: 'sistema_modulos',
    label: 'Quantidade de módulos',
    sample: '12',
    textOf: ({ modsQtd }) => measured(modsQtd, whole),
  },
  {
    tag: 'sistema_inversores',
    label: 'Quantidade de inversores',
    sample: '1',
    textOf: ({ invQtd }) => measured(invQtd, whole),
  },
];

/** What was measured at the place of an item. */
export const siteFields: TemplateField<BoardItem>[] = [
  {
    tag: 'sistema_tipo_inversor',
    label: 'Tipo de inversor',
    sample: 'Inversor de String',
    textOf: ({ inverterType }) => known(inverterTypeLabel(inverterType)),
  },
  {
    tag: 'sistema_distancia',
    label: 'Distância, km',
    sample: '32,00',
    textOf: ({ distance }) => measured(distance, formatNumber),
  },
  {
    tag: 'sistema_altura_telhado',
    label: 'Altura do telhado, m',
    sample: '4,50',
    textOf: ({ roofHight }) => measured(roofHight, formatNumber),
  },
];

/** A service or product that is sold. */
export type ServiceLine = Omit<AfterSalesLine, '_id'>;

/** Of each service or product. */
export const serviceFields: TemplateField<ServiceLine>[] = [
  {
    tag: 'servico_nome',
    label: 'Nome do serviço ou produto',
    sample: 'Limpeza',
    textOf: ({ serviceName }) => serviceName,
  },
  {
    tag: 'servico_tipo',
    label: 'Serviço ou produto',
    sample: 'Serviço',
    textOf: ({ type }) => serviceTypeLabels[type],
  },
  {
    tag: 'servico_quantidade',
    label: 'Quantidade',
    sample: '1',
    textOf: ({ quantity }) => whole(quantity),
  },
  {
    tag: 'servico_preco',
    label: 'Preço da unidade',
    sample: 'R$ 380,00',
    textOf: ({ price }) => formatMoney(price),
  },
  {
    tag: 'servico_total',
    label: 'Total da linha',
    sample: 'R$ 380,00',
    textOf: (line) => formatMoney(lineTotal(line)),
  },
  {
    tag: 'servico_composicao',
    label: 'Composição do preço, uma linha para cada parte',
    sample: 'Mão de obra',
    textOf: ({ priceComps }) => known(priceComps.join('\n')),
  },
];
